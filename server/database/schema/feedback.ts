import type { ColumnType, Generated } from 'kysely'
import type { FeedbackType } from '@contract/calls/feedback'
import type { Picture } from '@contract/entities/common'
import type { NotificationTopic } from '@contract/notification-topics'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import { type FactsOf, person } from '../table-facts'

type MaybeTime = ColumnType<Date | null, Date | undefined, Date>

export interface FeedbackTable {
  id: string
  number: string
  customer_id: string
  type: FeedbackType
  text: string
  pictures: Json<Picture[]>
  order_number: string | null
  /** Whether the customer service may call the customer. */
  may_contact: boolean
  created_at: Timestamp
  answer: MaybeJson<Bilingual>
  answered_at: MaybeTime
  /** Time at which the customer read the answer. */
  seen_at: MaybeTime
}

/** A customer without a row wants all notifications. */
export interface NotificationSettingsTable {
  customer_id: string
  new_messages: Generated<boolean>
  show_details: Generated<boolean>
  /** The topics that are turned off; later ones are on. */
  topics_off: Generated<NotificationTopic[]>
}

export interface FeedbackTables {
  feedbacks: FeedbackTable
  notification_settings: NotificationSettingsTable
}

/** Facts of the tables. */
export const feedbackFacts: FactsOf<FeedbackTables> = {
  feedbacks: { ...person('customer_id'), global: { number: 'carriesPlace' }, erasing: 'delete' },
  notification_settings: { ...person('customer_id'), erasing: 'delete' },
}
