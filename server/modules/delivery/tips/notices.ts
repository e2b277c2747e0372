import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { lastDigits } from '../../message/topics/deliveries'
import type { Notices } from '../../message/notices'
import type { OrderKinds } from '../../order/kind/registry'
import type { Order } from '../../order/queries'
import type { Dispatch } from '../dispatch'

type Tx = Transaction<Database>

interface Tip {
  readonly payment_id: string
  readonly amount: number
}

/** Notices of tips: to the rider who gets one, and to the payer of one that goes back. */
export class TipNotices {
  constructor(
    private readonly notices: Notices,
    private readonly kinds: OrderKinds,
    private readonly dispatch: Pick<Dispatch, 'announce'>,
  ) {}

  async paid(
    tx: Tx,
    order: Pick<Order, 'number'>,
    { riderId, deliveryId }: { readonly riderId: string; readonly deliveryId: string },
    tip: Tip,
  ): Promise<void> {
    const params = { number: order.number.slice(-lastDigits), amount: tip.amount }
    const notice = { customerId: riderId, subject: tip.payment_id, targetId: deliveryId, params }
    await this.notices.tell(tx, 'deliveryTipped', [notice])
    await this.dispatch.announce(tx, [riderId])
  }

  async returned(tx: Tx, { id, kind, customer_id }: Order, tip: Tip, payerId: string): Promise<void> {
    const { messages } = this.kinds.of({ kind })
    if (messages === 'none' || payerId !== customer_id) return
    const targetId = messages.target === 'order' ? id : await messages.target(tx, id)
    const params = { name: { en: 'your rider tip', zh: '骑手打赏' }, amount: tip.amount }
    const notice = { customerId: payerId, subject: tip.payment_id, targetId, params }
    await this.notices.tell(tx, messages.moneyBack, [notice])
  }
}
