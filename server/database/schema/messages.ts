import type { ColumnType } from 'kysely'
import type { OutsideTopic } from '@contract/calls/message-outside'
import type { Picture } from '@contract/entities/common'
import type { MessageGroup, MessageKind, ReminderSubject } from '@contract/message-groups'
import type { Json, MaybeJson, Timestamp } from './columns'
import { type FactsOf, person } from '../table-facts'

type LaterTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** A message to one customer. Its text follows from topic and params, in the reader's language. */
export interface NoticeTable {
  id: string
  customer_id: string
  kind: MessageKind
  message_group: MessageGroup
  topic: string
  /** Subject; a customer is notified once per subject of a topic. */
  subject: string
  params: Json<object>
  target_id: string | null
  picture: MaybeJson<Picture>
  /** Time at which its event is over; null for never. */
  until: Timestamp | null
  created_at: Timestamp
  read_at: LaterTimestamp
  removed_at: LaterTimestamp
}

/** A customer's mark on an announcement to everybody. */
export interface AnnouncementMarkTable {
  customer_id: string
  article_id: string
  read_at: LaterTimestamp
  removed_at: LaterTimestamp
}

/** That a customer is to be reminded of something. */
export interface ReminderTable {
  customer_id: string
  subject: ReminderSubject
  subject_id: string
  due_at: Timestamp
  created_at: Timestamp
}

/** A customer's consent to one message outside the app; `used_for` is its subject. */
export interface MessageConsentTable {
  customer_id: string
  client_id: string
  topic: OutsideTopic
  /** Provider of the message. */
  notifier: string
  address_sealed: string
  given_at: Timestamp
  used_for: ColumnType<string | null, undefined, string>
  sent_at: LaterTimestamp
}

export interface MessagesTables {
  message_consents: MessageConsentTable
  notices: NoticeTable
  announcement_marks: AnnouncementMarkTable
  reminders: ReminderTable
}

/** Facts of the tables. */
export const messagesFacts: FactsOf<MessagesTables> = {
  message_consents: {
    ...person('customer_id'),
    key: { customer_id: 'uuid', client_id: 'uuid', topic: 'text' },
    sealed: { address_sealed: 'text' },
    erasing: 'delete',
  },
  notices: { ...person('customer_id'), erasing: 'delete' },
  announcement_marks: { ...person('customer_id'), erasing: 'delete' },
  reminders: { ...person('customer_id'), erasing: 'delete' },
}
