import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { TopicName } from '../../message/topics'
import type { moneyBackTopics } from '../../message/topics/money-back'
import type { refundTopics } from '../../message/topics/refunds'

type RefundTopic = Extract<TopicName, keyof typeof refundTopics>

/** Notices that every order kind has; a kind sends further ones by separate listeners. */
export interface MessagesPart {
  /** The notice of money that went back to the customer. */
  readonly moneyBack: keyof typeof moneyBackTopics
  /** The id that the notice of money leads to; `order` for that of the order. */
  readonly target: ((tx: Transaction<Database>, orderId: string) => Promise<string>) | 'order'
  /** Target id for the payer of a share; `none` for a kind without shares. */
  readonly shares: ((tx: Transaction<Database>, orderId: string) => Promise<string | undefined>) | 'none'
  /** The notices of a refund by its event; `none` for a kind whose refunds have no screen. */
  readonly refunds: Readonly<Record<string, RefundTopic>> | 'none'
}

/** The notices of answers to a request for a refund by which no money returns; money that does is a notice to each payer. */
export const refundAnswers = { refuse: 'refundRefused', dismiss: 'refundDismissed' } as const
