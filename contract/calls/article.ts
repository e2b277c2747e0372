import * as z from 'zod/mini'
import { articleColumns, standardTexts } from '../article-columns'
import { defineCall } from '../call'
import { Id, Instant, pageOf, paging, Picture } from '../entities/common'

const Article = z.object({ id: Id, title: z.string(), publishedAt: Instant })

/** The column of an announcement. */
export const ArticleColumn = z.enum(articleColumns)

/** An article: an announcement by id, or a standard text by key, such as the user agreement. */
export const articleDetail = defineCall({
  name: 'article.detail',
  summary: 'One article',
  who: 'anyone',
  request: z.union([
    z.object({ articleId: Id }),
    z.object({
      key: z.enum(standardTexts),
    }),
  ]),
  response: z.extend(Article, {
    pictures: z.array(Picture),
    paragraphs: z.array(z.object({ heading: z.nullable(z.string()), text: z.string() })),
  }),
  failures: ['articleNotFound'],
})

/**
 * Announcements of a column or of all, newest first, with summary and picture. Reading the first page of all marks them
 * as seen, which `message.count` counts from.
 */
export const articleColumnList = defineCall({
  name: 'article.columnList',
  summary: 'The announcements',
  who: 'anyone',
  request: z.object({ column: z.optional(ArticleColumn), ...paging }),
  response: pageOf(
    z.extend(Article, {
      column: ArticleColumn,
      columnName: z.string(),
      summary: z.string(),
      picture: z.nullable(Picture),
      /** Whether it was published since the caller last viewed the list; false for visitors. */
      isNew: z.boolean(),
    }),
  ),
  failures: [],
})
