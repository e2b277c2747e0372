import { articleColumnList, articleDetail } from '@contract/calls/article'
import type { Module } from '../module'
import { ArticleService } from './service'

/** Announcements and standard texts. */
export const articleRoutes: Module = async ({ handle, context }) => {
  const articles = new ArticleService(context)
  await articles.saveStandardTexts()
  handle(articleDetail, ({ language }, request) => articles.detail(request, language))
  handle(articleColumnList, (caller, request) => articles.list(caller, request))
}
