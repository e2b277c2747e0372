import type { Answer, Api } from '@/services/api'
import { Resource } from '@/stores'

export type Articles = Answer<'article.columnList'>['items']

/** The announcements, newest first (product text §2, takeaway home). */
export class ArticlesModel {
  readonly articles: Resource<Articles>

  constructor(api: Api) {
    this.articles = new Resource(async () => (await api.article.columnList({}, { quiet: true })).items)
  }

  dispose(): void {
    this.articles.dispose()
  }
}
