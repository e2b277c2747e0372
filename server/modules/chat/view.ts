import type { ChatContent, ChatMessage, ChatParty, ChatState, Conversation } from '@contract/entities/chat'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { addressMinutes, addressOf } from '../upload/private/address'
import { type Body, openBody } from './body'
import { orderCard, type Subjects } from './cards'
import { maskNumbers } from './masks'
import { noticeText } from './notices'
import type { ConversationRow } from './queries/conversations'
import type { MessageRow } from './queries/messages'

/** Reader of a conversation: the party, and the person behind it. */
export interface Reader {
  readonly party: ChatParty
  readonly personId: string
  readonly language: Language
}

type Sight = Pick<Context, 'seal' | 'clock'>

const serviceName = { en: 'Linli Support', zh: '邻里客服' }
const riderName = { en: 'Rider', zh: '骑手' }

/** Closing time of a conversation about an ended order; null for conversations that do not close. */
export const closesAt = (withParty: string, endedAt: Date | null): Date | null =>
  withParty === 'rider' && endedAt ? minutesAfter(endedAt, limits.chatOpenHours * 60) : null

/** Whether messages can be sent. */
export function stateOf(row: ConversationRow, now: Date): ChatState {
  if (row.blocked_at || row.their_blocked_at) return 'blocked'
  const closes = closesAt(row.with_party, row.order_ended_at)
  return closes && closes <= now ? 'closed' : 'open'
}

function nameOf(row: ConversationRow, language: Language): string {
  if (row.party !== 'customer') return row.nickname
  if (row.with_party === 'store') return row.store_name?.[language] ?? ''
  return row.with_party === 'rider' ? (row.rider_name ?? riderName[language]) : serviceName[language]
}

/** A text for a reader: numbers of phones and cards are masked unless the reader's side wrote them. */
const shownText = (text: string, mine: boolean): string => (mine ? text : maskNumbers(text))

/** One-line summary of a body; empty for bodies without text. */
export function lineOf(body: Body, mine: boolean, language: Language): string {
  switch (body.kind) {
    case 'text':
      return shownText(body.text, mine)
    case 'said':
    case 'orders':
      return body.text[language]
    case 'notice':
      return noticeText(body.notice, body.params, language)
    default:
      return ''
  }
}

function newestOf({ seal }: Sight, row: ConversationRow, language: Language): Conversation['newest'] {
  const { newest_sender: from, newest_kind, newest_sealed, last_sequence: sequence } = row
  if (from === null || newest_kind === null) return null
  const mine = from === row.party
  const gone = row.newest_recalled ? 'recalled' : 'removed'
  const kind = newest_sealed === null ? gone : newest_kind === 'said' ? 'text' : newest_kind
  const text = newest_sealed === null ? '' : lineOf(openBody(seal, newest_sealed), mine, language)
  return { sequence, from, mine, kind, text }
}

/** A conversation as one of its parties sees it. */
export function conversationView(sight: Sight, row: ConversationRow, language: Language): Conversation {
  const isCustomer = row.party === 'customer'
  return {
    id: row.id,
    inboxId: row.inbox_id,
    as: row.party,
    with: isCustomer ? row.with_party : 'customer',
    name: nameOf(row, language),
    picture: isCustomer ? row.store_logo : row.avatar,
    storeId: row.store_id,
    business: row.store_business,
    orderId: row.order_id,
    newest: newestOf(sight, row, language),
    at: row.active_at.toISOString(),
    lastSequence: row.last_sequence,
    readSequence: row.read_sequence,
    theirReadSequence: row.their_read_sequence,
    unread: row.last_sequence - row.read_sequence,
    pinned: row.pin === 1,
    muted: row.muted,
    hidden: row.hidden,
    state: stateOf(row, sight.clock.now()),
    blockedByMe: row.blocked_at !== null,
  }
}

const gone = { kind: 'removed' } as const

function picture(sight: Sight, id: string, subjects: Subjects, personId: string): ChatContent {
  const colour = subjects.colours.get(id)
  if (colour === undefined) return gone
  const path = addressOf(sight, { id, viewer: { kind: 'participant', name: personId } })
  return {
    kind: 'picture',
    picture: { path, colour },
    until: minutesAfter(sight.clock.now(), addressMinutes).toISOString(),
  }
}

function contentOf(sight: Sight, body: Body, mine: boolean, subjects: Subjects, reader: Reader): ChatContent {
  const { language } = reader
  switch (body.kind) {
    case 'text':
      return { kind: 'text', text: shownText(body.text, mine), choices: [] }
    case 'said':
      return {
        kind: 'text',
        text: body.text[language],
        choices: body.choices.map(({ key, label }) => ({ key, label: label[language] })),
      }
    case 'orders': {
      const rows = body.orderIds.map((id) => subjects.orders.get(id)).filter((row) => row !== undefined)
      return { kind: 'orders', text: body.text[language], orders: rows.map((row) => orderCard(row, language)) }
    }
    case 'order': {
      const row = subjects.orders.get(body.orderId)
      return row ? { kind: 'order', order: orderCard(row, language) } : gone
    }
    case 'product': {
      const row = subjects.products.get(body.productId)
      if (!row) return gone
      return {
        kind: 'product',
        productId: row.id,
        title: row.name[language],
        picture: row.picture,
        price: row.price_from,
      }
    }
    case 'store': {
      const row = subjects.stores.get(body.storeId)
      if (!row) return gone
      return { kind: 'store', storeId: row.id, name: row.name[language], picture: row.logo, business: row.business }
    }
    case 'picture':
      return picture(sight, body.pictureId, subjects, reader.personId)
    case 'notice':
      return { kind: 'notice', text: noticeText(body.notice, body.params, language) }
    case 'rating':
      return { kind: 'rating', stars: subjects.stars.get(body.requestId) ?? null }
  }
}

/** End of a party's right to recall its message; null for messages that it cannot recall. */
export function recallBefore(row: MessageRow, party: ChatParty, now: Date): Date | null {
  if (row.sender !== party || row.body_sealed === null) return null
  const until = minutesAfter(row.sent_at, limits.chatRecallMinutes)
  return until > now ? until : null
}

/** A message and its body; null once it was recalled or removed. */
export type OpenedMessage = readonly [row: MessageRow, body: Body | null]

/** A message with its body opened. */
export const opened = ({ seal }: Pick<Sight, 'seal'>, row: MessageRow): OpenedMessage => [
  row,
  row.body_sealed === null ? null : openBody(seal, row.body_sealed),
]

/** A message as a reader sees it. */
export function messageView(sight: Sight, [row, body]: OpenedMessage, subjects: Subjects, reader: Reader): ChatMessage {
  const mine = row.sender === reader.party
  const withdrawn = { kind: row.recalled_at ? ('recalled' as const) : ('removed' as const) }
  return {
    id: row.id,
    conversationId: row.conversation_id,
    sequence: row.sequence,
    from: row.sender,
    mine,
    clientId: mine ? row.client_id : null,
    person: row.agent_name?.[reader.language] ?? null,
    at: row.sent_at.toISOString(),
    recallBefore: recallBefore(row, reader.party, sight.clock.now())?.toISOString() ?? null,
    content: body ? contentOf(sight, body, mine, subjects, reader) : withdrawn,
  }
}
