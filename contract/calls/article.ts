import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id, Instant } from '../entities/common'

const Article = z.object({ id: Id, title: z.string(), publishedAt: Instant })

/** One article: an announcement by id, or a standing text by key (`userAgreement`, `privacy`, `pickupAgreement`). */
export const articleDetail = defineCall({
  name: 'article.detail',
  summary: 'One article',
  who: 'anyone',
  request: z.union([
    z.object({ articleId: Id }),
    z.object({ key: z.enum(['userAgreement', 'privacy', 'pickupAgreement']) }),
  ]),
  response: z.extend(Article, { paragraphs: z.array(z.object({ heading: z.nullable(z.string()), text: z.string() })) }),
  failures: ['articleNotFound'],
})

export const articleColumnList = defineCall({
  name: 'article.columnList',
  summary: 'The announcements',
  who: 'anyone',
  request: z.object({}),
  response: z.object({ items: z.array(Article) }),
  failures: [],
})
