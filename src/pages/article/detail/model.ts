import type { Answer, Api } from '@/services/api'
import { Resource } from '@/state'

/** One announcement. */
export class ArticleModel {
  readonly article: Resource<Answer<'article.detail'>>

  constructor(api: Api, articleId: string) {
    this.article = new Resource(() => api.article.detail({ articleId }, { quiet: true }))
  }

  dispose(): void {
    this.article.dispose()
  }
}
