import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Picture } from '@contract/entities/common'
import { limits } from '@contract/limits'
import { messageGroups, type MessageKind } from '@contract/message-groups'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { unwillingOf } from '../account/notifications/queries'
import * as queries from './queries/notices'
import { type ParamsOf, type TopicName, topics } from './topics'
import { customerAudience } from '../../realtime/queries'

type Tx = Transaction<Database>

/** A new notice that its customer's settings allow. */
export interface NewNotice {
  readonly id: string
  readonly customer_id: string
}
type NoticeListener = (tx: Tx, inserted: readonly NewNotice[]) => Promise<void>

/** A notice to a customer. */
export interface Notice<T extends TopicName> {
  readonly customerId: string
  /** Subject of the notice; each is notified once. */
  readonly subject: string
  readonly params: ParamsOf<T>
  /** Id of its target. */
  readonly targetId: string
  readonly picture?: Picture | null | undefined
  /** Time at which its event is over. */
  readonly until?: Date | null | undefined
}

/**
 * Messages of the platform to customers. A notice is stored in the transaction of its event, as a topic with params:
 * each reader gets it in their current language. Settings turn off its count and its event, not the notice.
 */
export class Notices {
  private readonly listeners: { readonly kind: MessageKind; readonly listener: NoticeListener }[] = []

  constructor(private readonly context: Context) {}

  /** Subscribes to notices of a kind, in the transaction that makes them. */
  onNotice(kind: MessageKind, listener: NoticeListener): void {
    this.listeners.push({ kind, listener })
  }

  /** Sends notices of a topic, one per customer and subject; answers the new ones that settings allow. */
  async tell<T extends TopicName>(tx: Tx, topic: T, notices: readonly Notice<T>[]): Promise<readonly NewNotice[]> {
    if (notices.length === 0) return []
    const { group } = topics[topic]
    const { kind, setting } = messageGroups[group]
    const now = this.context.clock.now()
    const rows = notices.map(({ customerId, subject, params, targetId, picture, until }) => ({
      id: uuid(),
      customer_id: customerId,
      kind,
      message_group: group,
      topic,
      subject,
      params: JSON.stringify(params),
      target_id: targetId,
      picture: picture ? JSON.stringify(picture) : null,
      until: until ?? null,
      created_at: now,
    }))
    const inserted = await queries.insertNotices(tx, rows)
    if (inserted.length === 0) return []
    const ids = [...new Set(inserted.map(({ customer_id }) => customer_id))]
    const unwilling = new Set(await unwillingOf(tx, ids, setting))
    for (const customerId of ids.filter((id) => !unwilling.has(id)))
      await this.context.bus.publish(tx, customerAudience(customerId), { type: 'message', inbox: 'notices' })
    const wanted = inserted.filter(({ customer_id }) => !unwilling.has(customer_id))
    for (const each of this.listeners) if (each.kind === kind && wanted.length > 0) await each.listener(tx, wanted)
    return wanted
  }

  /** Schedules the hourly removal of old notices. */
  start(): Promise<void> {
    return everyHour(this.context, 'messages.forget', (tx, now) =>
      queries.deleteOldNotices(tx, minutesAfter(now, -limits.messageDays * 24 * 60)),
    )
  }
}
