import { articleColumnList, articleDetail } from '@contract/calls/article'
import type { Routes } from '../module'
import type { ArticleService } from './service'

/** Announcements and standard texts. */
export const articleRoutes =
  (articles: ArticleService): Routes =>
  ({ handle }) => {
    handle(articleDetail, ({ language }, request) => articles.detail(request, language))
    handle(articleColumnList, (caller, request) => articles.list(caller, request))
  }
