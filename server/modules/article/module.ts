import type { Context } from '../../context'
import type { Module } from '../module'
import { articleRoutes } from './routes'
import { ArticleService } from './service'

/** Announcements and standard texts. */
export function articleModule(context: Context): Module {
  const articles = new ArticleService(context)
  return { services: {}, routes: [articleRoutes(articles)], jobs: () => articles.saveStandardTexts() }
}
