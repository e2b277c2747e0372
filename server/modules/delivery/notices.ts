import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import { type deliveryTopics, lastDigits } from '../message/topics/deliveries'
import type { Order } from '../order/queries'

/** A delivery that its rider is notified about. */
interface About {
  readonly riderId: string | null
  readonly deliveryId: string
  readonly order: Pick<Order, 'number'>
}

/** Notices to riders about what others did to their deliveries, which reach them outside the app too. */
export class RiderNotices {
  constructor(
    private readonly context: Pick<Context, 'clock'>,
    private readonly notices: Notices,
  ) {}

  async send(
    tx: Transaction<Database>,
    topic: Exclude<keyof typeof deliveryTopics, 'deliveryTipped'>,
    { riderId, deliveryId, order }: About,
  ): Promise<void> {
    if (riderId === null) return
    const subject = `${deliveryId} ${this.context.clock.now().toISOString()}`
    const params = { number: order.number.slice(-lastDigits) }
    await this.notices.tell(tx, topic, [{ customerId: riderId, subject, targetId: deliveryId, params }])
  }
}
