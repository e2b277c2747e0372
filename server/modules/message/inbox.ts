import type { Request, Response } from '@contract/call'
import {
  type messageCount,
  type messageDelete,
  type messageRead,
  messageSystemList,
  type messageTypes,
} from '@contract/calls/message'
import type { Message } from '@contract/entities/message'
import { limits } from '@contract/limits'
import { groupsOf, type MessageGroup, messageGroups, type MessageKind, messageKinds } from '@contract/message-groups'
import type { Language, Localized } from '@contract/settings'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import { notificationSettings } from '../account/notifications/service'
import { unreadOf } from '../chat/queries/changes'
import * as announcements from './queries/announcements'
import { type ArticleParams, type MessageRow, messagesOf } from './queries/list'
import * as queries from './queries/notices'
import { topicOf, wordsOf } from './topics'

const kindNames: Readonly<Record<MessageKind, Localized>> = {
  order: { en: 'Orders', zh: '订单消息' },
  offer: { en: 'Offers', zh: '优惠消息' },
  announcement: { en: 'Announcements', zh: '通知公告' },
}

const groupNames: Readonly<Record<MessageGroup, Localized>> = {
  orders: { en: 'Orders', zh: '订单' },
  bookings: { en: 'Bookings', zh: '预订' },
  refunds: { en: 'Refunds', zh: '退款' },
  offers: { en: 'Coupons', zh: '红包' },
  reminders: { en: 'Reminders', zh: '提醒' },
  news: { en: 'News', zh: '公告' },
  wallet: { en: 'Wallet', zh: '钱包' },
  account: { en: 'Account', zh: '账号' },
}

const readArticle: Localized = { en: 'Read more', zh: '查看详情' }

/** The unread messages of each group. */
type Counts = ReadonlyMap<MessageGroup, number>

const sumOf = (kind: MessageKind, counts: Counts): number =>
  groupsOf(kind).reduce((sum, group) => sum + (counts.get(group) ?? 0), 0)

/** The messages of a customer as they read them (product text §2, messages). */
export class Inbox {
  constructor(private readonly context: Context) {}

  async count({ customer }: SignedIn): Promise<Response<typeof messageCount>> {
    const counts = await this.countsOf(customer.id)
    const kinds = messageKinds.map((kind) => ({ kind, count: sumOf(kind, counts) }))
    const chats = await this.chatsOf(customer.id)
    return { total: kinds.reduce((sum, { count }) => sum + count, chats), chats, kinds }
  }

  async types({ customer, language }: SignedIn): Promise<Response<typeof messageTypes>> {
    const counts = await this.countsOf(customer.id)
    const newest = await Promise.all(messageKinds.map((kind) => this.newestOf(customer.id, kind, language)))
    const items = messageKinds.map((kind, index) => ({
      kind,
      name: kindNames[kind][language],
      count: sumOf(kind, counts),
      newest: newest[index] ?? null,
      groups: groupsOf(kind).map((group) => {
        return { group, name: groupNames[group][language], count: counts.get(group) ?? 0 }
      }),
    }))
    return { items }
  }

  async list(
    { customer, language }: SignedIn,
    request: Request<typeof messageSystemList>,
  ): Promise<Response<typeof messageSystemList>> {
    const page = new Paging(messageSystemList, request, customer.id)
    const { kind, group } = request
    const now = this.context.clock.now()
    const rows = await messagesOf(this.context.db, { customerId: customer.id, kind, group, now, slice: page.slice })
    return page.answerSome(rows, (row) => messageOf(row, { language, now }))
  }

  async read({ customer }: SignedIn, { noticeIds, articleIds, kind }: Request<typeof messageRead>): Promise<void> {
    const { clock, db } = this.context
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      if (noticeIds.length > 0) await queries.readNotices(tx, customer.id, { ids: noticeIds, kind: null }, now)
      await announcements.readAnnouncements(tx, customer.id, articleIds, now)
      if (kind === undefined) return
      await queries.readNotices(tx, customer.id, { ids: null, kind: kind === 'all' ? null : kind }, now)
      if (kind === 'all' || kind === 'announcement') await announcements.seenAnnouncements(tx, customer.id, now)
    })
  }

  async remove(
    { customer }: SignedIn,
    { noticeId, articleId, removed }: Request<typeof messageDelete>,
  ): Promise<Response<typeof messageDelete>> {
    const { clock, db } = this.context
    const at = removed ? clock.now() : null
    if (noticeId !== undefined) await queries.removeNotice(db, noticeId, at)
    if (articleId !== undefined) await announcements.removeAnnouncement(db, customer.id, articleId, at)
    return { removed }
  }

  /** Unread messages of a customer's own chats; none where notifications are off. */
  private async chatsOf(customerId: string): Promise<number> {
    const { db } = this.context
    const { newMessages } = await notificationSettings(db, customerId)
    return newMessages ? unreadOf(db, customerId, limits.chatUnreadMax) : 0
  }

  /** Without the groups whose setting is off. */
  private async countsOf(customerId: string): Promise<Counts> {
    const { db, clock } = this.context
    const { newMessages, topics } = await notificationSettings(db, customerId)
    const counts = new Map<MessageGroup, number>()
    if (!newMessages) return counts
    for (const { group, count } of await queries.unreadByGroup(db, customerId))
      if (topics[messageGroups[group].setting]) counts.set(group, count)
    if (topics.announcements) counts.set('news', await announcements.newAnnouncements(db, customerId, clock.now()))
    return counts
  }

  private async newestOf(customerId: string, kind: MessageKind, language: Language) {
    const now = this.context.clock.now()
    const slice = { limit: 1 }
    const [row] = await messagesOf(this.context.db, { customerId, kind, group: undefined, now, slice })
    const message = row && messageOf(row, { language, now })
    return message && { title: message.title, text: message.text, at: message.at }
  }
}

interface Reading {
  readonly language: Language
  readonly now: Date
}

/** A message in its reader's language; undefined for a topic that only a newer server knows. */
function messageOf(row: MessageRow, { language, now }: Reading): Message | undefined {
  const { id, message_group: group, topic, picture, target_id, until, at, is_read: isRead } = row
  const head = { id, group, picture, at: at.toISOString(), isRead }
  if (topic === null) {
    const { title, text } = row.params as ArticleParams
    const words = { title: title[language], text: text[language], action: readArticle[language] }
    return { ...head, ...words, isArticle: true, facts: [], target: { kind: 'article', id }, expired: false }
  }
  const words = wordsOf(topic, row.params, language)
  const found = topicOf(topic)
  if (!words || !found) return undefined
  const target = target_id === null ? null : { kind: found.target, id: target_id }
  const { title, text, action, facts = [] } = words
  const expired = until !== null && until <= now
  return { ...head, title, text, action, facts: [...facts], isArticle: false, target, expired }
}
