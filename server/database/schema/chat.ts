import type { ColumnType, Generated } from 'kysely'
import type { RatingWord } from '@contract/calls/chat'
import type { ChatParty, ChatSender } from '@contract/entities/chat'
import type { Picture } from '@contract/entities/common'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import { cell, type FactsOf, place, reference } from '../table-facts'

type LaterTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** A conversation of a customer with one other party. */
export interface ConversationTable {
  id: string
  customer_id: string
  party: Exclude<ChatParty, 'customer'>
  store_id: string | null
  /** The rider as a person; null for riders without an account, as in the demo. */
  rider_id: Generated<string | null>
  /** The order that it is about at present. */
  order_id: string | null
  /** The sequence of the newest message; its row's lock gives the next. */
  last_sequence: Generated<number>
  created_at: Timestamp
}

/** One of the two parties of a conversation. */
export interface ConversationPersonTable {
  conversation_id: string
  party: ChatParty
  /** The id of the customer or of the store; null for parties without accounts. */
  inbox_id: string | null
  /** That of the conversation, for the indexes of an inbox. */
  last_sequence: Generated<number>
  read_sequence: Generated<number>
  /** 1 when it is pinned. */
  pin: Generated<number>
  muted: Generated<boolean>
  hidden: Generated<boolean>
  blocked_at: LaterTimestamp
  /** Time of the newest message. */
  active_at: Timestamp
  /** The counter of the inbox at the last change. */
  change: Generated<number>
  /** Beginning of the present minute of sending, and the messages sent in it. */
  minute_at: Timestamp
  minute_count: Generated<number>
}

/** The count of changes in an inbox, and its owner's messages in the present hour. */
export interface ChatCounterTable {
  inbox_id: string
  counter: Generated<number>
  hour_at: Timestamp
  hour_count: Generated<number>
}

/** A person of the service. */
export interface ServiceAgentTable {
  id: string
  name: Json<Bilingual>
  picture: MaybeJson<Picture>
}

export interface ChatMessageTable {
  conversation_id: string
  sequence: number
  id: string
  sender: ChatSender
  agent_id: string | null
  /** The client's UUID; null for messages that no client sent. */
  client_id: string | null
  kind: string
  /** JSON of a `Body`, sealed; null once it was recalled or removed. */
  body_sealed: string | null
  sent_at: Timestamp
  recalled_at: LaterTimestamp
  removed_at: LaterTimestamp
}

/** That the content of a message changed, by the counter of an inbox. */
export interface ChatEditTable {
  inbox_id: string
  counter: number
  conversation_id: string
  sequence: number
}

/** Pending announcement on the live channel. */
export interface ChatOutboxTable {
  inbox_id: string
  counter: number
  conversation_id: string
  sequence: number
}

/** That a customer asked for a person of the service. */
export interface ServiceRequestTable {
  id: string
  conversation_id: string
  state: 'queue' | 'person' | 'ended'
  agent_id: string | null
  asked_at: Timestamp
  joined_at: LaterTimestamp
  ended_at: LaterTimestamp
  stars: number | null
  solved: boolean | null
  words: RatingWord[] | null
}

/** Messages at the time when a conversation was reported. */
export interface ReportEvidenceTable {
  report_id: string
  /** JSON of the messages, sealed. */
  messages_sealed: string
}

/** A number that connects the parties of a conversation for an order. */
export interface ChatNumberTable {
  conversation_id: string
  order_id: string
  number_sealed: string
  until: Timestamp
}

export interface ChatTables {
  conversations: ConversationTable
  conversation_people: ConversationPersonTable
  chat_counters: ChatCounterTable
  service_agents: ServiceAgentTable
  chat_messages: ChatMessageTable
  chat_edits: ChatEditTable
  chat_outbox: ChatOutboxTable
  service_requests: ServiceRequestTable
  report_evidence: ReportEvidenceTable
  chat_numbers: ChatNumberTable
}

/** Facts of the tables. */
export const chatFacts: FactsOf<ChatTables> = {
  conversations: { ...place('id'), erasing: 'own' },
  conversation_people: place('conversation_id'),
  chat_counters: cell('inbox_id'),
  service_agents: reference,
  chat_messages: {
    ...place('conversation_id'),
    key: { conversation_id: 'uuid', sequence: 'int4' },
    sealed: { body_sealed: 'text' },
  },
  chat_edits: place('conversation_id'),
  chat_outbox: cell('inbox_id'),
  service_requests: place('conversation_id'),
  report_evidence: { ...place('report_id'), key: { report_id: 'uuid' }, sealed: { messages_sealed: 'text' } },
  chat_numbers: {
    ...place('conversation_id'),
    key: { conversation_id: 'uuid', order_id: 'uuid' },
    sealed: { number_sealed: 'text' },
    exported: 'none',
  },
}
