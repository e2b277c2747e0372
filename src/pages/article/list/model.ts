import type { ArticleColumn } from '@contract/article-columns'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

export type Article = Answer<'article.columnList'>['items'][number]

/** Announcements by column, newest first (product text §2, home; §7, articles). */
export class ArticlesModel {
  /** Undefined for all columns. */
  column: ArticleColumn | undefined = undefined
  readonly articles: PagedResource<Article, ArticleColumn | undefined>

  constructor(api: Api) {
    this.articles = new PagedResource<Article, ArticleColumn | undefined>(
      (page, column) => api.article.columnList({ ...page, column }, { quiet: true }),
      () => this.column,
    )
    makeModel(this)
  }

  choose(column: ArticleColumn | undefined): void {
    if (column === this.column) return
    this.column = column
    void this.articles.restart()
  }

  dispose(): void {
    this.articles.dispose()
  }
}
