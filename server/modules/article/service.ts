import type { Request, Response } from '@contract/call'
import { ArticleColumn, articleColumnList, type articleDetail } from '@contract/calls/article'
import type { ArticleColumn as ColumnKey } from '@contract/article-columns'
import type { Language, Localized } from '@contract/settings'
import type { Context } from '../../context'
import { stableId } from '../../database/stable-id'
import type { Caller } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { announcementsSeen, seenAnnouncements } from '../message/queries/announcements'
import * as queries from './queries'
import { help } from './texts/help'
import { membershipTerms } from './texts/membership-terms'
import { pickupAgreement } from './texts/pickup-agreement'
import { pointsRules } from './texts/points-rules'
import { privacy } from './texts/privacy'
import type { StandardText } from './texts/text'
import { userAgreement } from './texts/user-agreement'
import { withdrawalTerms } from './texts/withdrawal-terms'

const columnNames: Record<ColumnKey, Localized> = {
  news: { en: 'News', zh: '平台动态' },
  offers: { en: 'Offers', zh: '优惠活动' },
  service: { en: 'Service', zh: '服务通知' },
}

/** Maximum characters of a summary in a list. */
const summaryLength = 120

/** The beginning of a text, cut at a word boundary. */
const summaryOf = (words: string): string =>
  words.length > summaryLength ? `${words.slice(0, summaryLength).replace(/\s+\S*$/, '')}…` : words

const rowOf = ({ key, title, paragraphs, publishedAt }: StandardText) => ({
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

function itemOf(row: queries.ArticleRow, language: Language) {
  const column = ArticleColumn.parse(row.column_key)
  const words = row.paragraphs.map(({ text }) => text[language]).join(' ')
  return {
    ...headOf(row, language),
    column,
    columnName: columnNames[column][language],
    summary: summaryOf(words),
    picture: row.pictures[0] ?? null,
  }
}

const standardTexts = [userAgreement, privacy, pickupAgreement, membershipTerms, withdrawalTerms, pointsRules, help]

/** Announcements and standard texts (product text §7, articles). */
export class ArticleService {
  constructor(private readonly context: Context) {}

  /** Stores the standard texts of this version. */
  async saveStandardTexts(): Promise<void> {
    await queries.saveArticles(this.context.db, standardTexts.map(rowOf))
  }

  /** @throws Failure `articleNotFound`. */
  async detail(request: Request<typeof articleDetail>, language: Language): Promise<Response<typeof articleDetail>> {
    const { db } = this.context
    const row = await ('key' in request
      ? queries.articleByKey(db, request.key)
      : queries.articleById(db, request.articleId))
    if (!row) throw new Failure('articleNotFound')
    const paragraphs = row.paragraphs.map(({ heading, text }) => ({
      heading: heading?.[language] ?? null,
      text: text[language],
    }))
    return { ...headOf(row, language), pictures: row.pictures, paragraphs }
  }

  /** Newest first. Reading the first page of all columns marks the announcements as seen. */
  async list(
    { customer, language }: Caller,
    request: Request<typeof articleColumnList>,
  ): Promise<Response<typeof articleColumnList>> {
    const { clock, db } = this.context
    const page = new Paging(articleColumnList, request)
    const rows = await queries.announcements(db, clock.now(), page.slice, { column: request.column })
    const seen = customer && (await this.lookedBefore(customer.id, page.isFirst && request.column === undefined))
    const isNew = ({ published_at }: queries.ArticleRow) => seen !== null && published_at > seen
    return page.answer(rows, (row) => ({ ...itemOf(row, language), isNew: isNew(row) }))
  }

  private lookedBefore(customerId: string, looksNow: boolean): Promise<Date> {
    const { clock, db } = this.context
    return looksNow ? seenAnnouncements(db, customerId, clock.now()) : announcementsSeen(db, customerId)
  }
}
