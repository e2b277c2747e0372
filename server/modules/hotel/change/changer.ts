import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { OrderEngine } from '../../order/engine'
import { markReturned, type Order } from '../../order/queries'
import { restate, type Restatement } from '../../order/restate'
import { lockOrderPayments } from '../../order/settlement/queries'
import { closePayment } from '../../payment/lifecycle'
import { sum } from '../../pricing/amounts'
import type { RefundEngine } from '../../refund/engine'
import { liveLines } from '../stay/lines'
import { freeOrKeep } from '../waitlist/freed'
import * as nights from '../nights/queries'
import * as stays from '../stay/queries'
import type { soldPart } from '../stay/sold'
import { regretUntil } from '../stay/times'
import { counted, lockAll, more } from './nights'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Payment purpose of a change's difference. */
export const changePurpose = 'stay.change'

const reason = 'The booking was changed'

/** Result of a change, stored while its difference is unpaid, so that the agreed price holds. */
export interface ChangePlan {
  readonly restated: Restatement
  readonly nights: readonly nights.NightCount[]
  readonly stay: ReturnType<typeof soldPart>
  /** Prepaid price of its nights. */
  readonly price: number
  /** Whether the stay keeps the nights that it has, beside which these come. */
  readonly keeps: boolean
}

/** Makes changes of stays, and drops those that nobody paid or that came too late. */
export class StayChanger {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly refunds: RefundEngine,
  ) {
    // Any event on the stay discards its unpaid change.
    orders.onChange('hotel', (tx, order) => this.drop(tx, order))
  }

  /**
   * Makes the waiting change of a locked order. Its nights are taken before the old ones are given up, all of them locked, and
   * nights that it has already stay its own.
   */
  async make(tx: Tx, order: Order): Promise<void> {
    const change = await queries.waitingChange(tx, order.id)
    if (!change) throw new Error(`Nothing of the order ${order.id} waits to be changed`)
    const plan = change.plan as ChangePlan
    const now = this.context.clock.now()
    await queries.endChange(tx, change.id, 'made', now)
    const live = plan.keeps ? [] : liveLines(await stays.linesOf(tx, order.id))
    if (change.difference < 0) await this.giveBack(tx, order, live, -change.difference)
    await this.swapNights(tx, order, plan, change.holds)
    const locked = await this.orders.lock(tx, order.id)
    const positions = live.map(({ position }) => position)
    await markReturned(
      tx,
      order.id,
      positions.map((position) => ({ position, quantity: 1 })),
    )
    const restated = await restate(tx, locked, positions, plan.restated)
    const { regret_until } = await stays.stayOf(tx, order.id)
    const stay = {
      ...plan.stay,
      regret_until: regret_until && regretUntil(new Date(plan.stay.check_in_at), order.placed_at),
    }
    await stays.updateStay(tx, order.id, stay)
    await this.orders.touch(tx, restated, {})
    await this.orders.reclock(tx, restated)
  }

  /** Discards the waiting change of a locked order, if there is one, and its holds. */
  async drop(tx: Tx, order: Pick<Order, 'id'>): Promise<void> {
    const change = await queries.waitingChange(tx, order.id)
    if (!change) return
    const now = this.context.clock.now()
    await queries.endChange(tx, change.id, 'dropped', now)
    if (change.holds.length > 0) await freeOrKeep(this.context, tx, change.holds, 'held')
    for (const { id, status, purpose } of await lockOrderPayments(tx, order.id))
      if (status === 'pending' && purpose === changePurpose) await closePayment(tx, id, now)
  }

  private async swapNights(tx: Tx, order: Order, plan: ChangePlan, holds: readonly nights.NightCount[]): Promise<void> {
    const own = counted(await stays.liveNights(tx, order.id))
    const wanted = counted(plan.nights)
    await lockAll(tx, wanted, own)
    if (holds.length > 0) await nights.sellNights(tx, holds)
    if (plan.keeps) return
    const left = more(own, wanted)
    if (left.length > 0) await freeOrKeep(this.context, tx, left, 'sold')
    await this.giveBackSpecial(tx, order)
  }

  /** Releases the rooms of a special; other rates have no separate stock. */
  private async giveBackSpecial(tx: Tx, order: Order): Promise<void> {
    const { rate_id } = await stays.stayOf(tx, order.id)
    const live = liveLines(await stays.linesOf(tx, order.id))
    const by = new Map<string, number>()
    for (const { night } of live) by.set(night, (by.get(night) ?? 0) - 1)
    await nights.changeTaken(tx, rate_id, by)
  }

  /** Refunds the difference of a cheaper stay, from the payment of its nights. */
  private async giveBack(
    tx: Tx,
    order: Order,
    live: readonly { readonly position: number; readonly paid: number }[],
    amount: number,
  ): Promise<void> {
    const paid = live.filter((line) => line.paid > 0)
    const refund = await this.refunds.apply(tx, order, {
      type: 'partial',
      service: 'refundOnly',
      lines: paid.map(({ position }) => ({ position, quantity: 1 })),
      ...(sum(paid, (line) => line.paid) > amount && { amount }),
      reason,
      description: '',
      pictures: [],
      actor: 'platform',
    })
    await this.refunds.fire(tx, await this.orders.lock(tx, order.id), refund, 'agreeRefund', 'platform')
  }
}
