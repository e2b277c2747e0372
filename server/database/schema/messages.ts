import type { ColumnType } from 'kysely'
import type { OutsideTopic } from '@contract/calls/message-outside'
import type { Picture } from '@contract/entities/common'
import type { MessageGroup, MessageKind, ReminderSubject } from '@contract/message-groups'
import type { Json, MaybeJson, Timestamp } from './columns'

type LaterTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>

/** A message to one customer. What it says follows from topic and params, in the language of who reads it. */
export interface NoticeTable {
  id: string
  customer_id: string
  kind: MessageKind
  message_group: MessageGroup
  topic: string
  /** What it is about; a customer is told each subject of a topic once. */
  subject: string
  params: Json<object>
  target_id: string | null
  picture: MaybeJson<Picture>
  /** When what it tells is over; null for never. */
  until: Timestamp | null
  created_at: Timestamp
  read_at: LaterTimestamp
  removed_at: LaterTimestamp
}

/** What a customer did with an announcement to everybody. */
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

/** That a customer agreed to be told outside the app once; `used_for` is what of. */
export interface MessageConsentTable {
  customer_id: string
  client_id: string
  topic: OutsideTopic
  /** Who carries the message. */
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
