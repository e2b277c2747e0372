import type { Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { articleColumnList, articleDetail } from '@contract/calls/article'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import { stableId } from '../../database/stable-id'
import { Failure } from '../../http/failure'
import * as queries from './queries'
import { pickupAgreement } from './texts/pickup-agreement'
import { privacy } from './texts/privacy'
import type { StandingText } from './texts/text'
import { userAgreement } from './texts/user-agreement'

/** More are never listed; older announcements stay readable by id. */
const listed = 50

const rowOf = ({ key, title, paragraphs, publishedAt }: StandingText) => ({
  id: stableId(`article:${key}`),
  key,
  kind: 'standing' as const,
  title: JSON.stringify(title),
  paragraphs: JSON.stringify(paragraphs),
  published_at: publishedAt,
})

const headOf = (
  { id, title, published_at }: Pick<queries.ArticleRow, 'id' | 'title' | 'published_at'>,
  language: Language,
) => ({
  id,
  title: title[language],
  publishedAt: published_at.toISOString(),
})

/** Announcements and standing texts (product text §7, articles). */
export class ArticleService {
  constructor(private readonly db: Kysely<Database>) {}

  /** Writes the texts that every deployment has, as this version words them. */
  async saveStandingTexts(): Promise<void> {
    await queries.saveArticles(this.db, [userAgreement, privacy, pickupAgreement].map(rowOf))
  }

  /** @throws Failure `articleNotFound`. */
  async detail(request: Request<typeof articleDetail>, language: Language): Promise<Response<typeof articleDetail>> {
    const { db } = this
    const row = await ('key' in request
      ? queries.articleByKey(db, request.key)
      : queries.articleById(db, request.articleId))
    if (!row) throw new Failure('articleNotFound')
    const paragraphs = row.paragraphs.map(({ heading, text }) => ({
      heading: heading?.[language] ?? null,
      text: text[language],
    }))
    return { ...headOf(row, language), paragraphs }
  }

  /** Newest first. */
  async list(language: Language): Promise<Response<typeof articleColumnList>> {
    const rows = await queries.announcements(this.db, listed)
    return { items: rows.map((row) => headOf(row, language)) }
  }
}
