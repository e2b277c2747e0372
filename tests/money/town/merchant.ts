import * as calls from '@contract/calls/merchant'
import type { MerchantOrder } from '@contract/entities/merchant'
import type { MerchantTab } from '@contract/merchant-work'
import { key, keyed, Person, type Resident, type Town } from './people'
import type { OpenStore } from './stores'

const reason = 'Not today'

/** A merchant who works through what waits at a store: at times late, at times in the customer's favour. */
export class Shopkeeper extends Person {
  constructor(
    town: Town,
    caller: Resident,
    readonly store: OpenStore,
  ) {
    super(town, caller)
  }

  private get storeId(): string {
    return this.store.storeId
  }

  /** Works for a while. */
  async act(): Promise<void> {
    if (this.store.rateId !== undefined) await this.workAtDesk()
    if (this.store.goods.length > 0) await this.workAtStove()
    if (this.store.takesTables) await this.workInHall()
    if (this.chance.chance(0.4)) await this.answerRefunds()
    if (this.chance.chance(0.03)) await this.withdraw()
  }

  private async workAtStove(): Promise<void> {
    const { storeId } = this
    let counts: Partial<Record<MerchantTab, number>> | undefined
    for (const tab of ['new', 'cooking', 'ready', 'out'] as const) {
      if (counts && !counts[tab]) continue
      const board = await this.ask(calls.merchantOrders, { storeId, tab })
      counts = board?.counts
      for (const order of board?.items ?? []) await this.moveOn(order)
    }
  }

  private async moveOn(order: MerchantOrder): Promise<void> {
    if (order.kind !== 'takeaway' || this.chance.chance(0.2)) return
    const act = { orderId: order.id, ...key() }
    const { actions } = order
    if (actions.includes('refuse') && this.chance.chance(0.06))
      return void (await this.ask(calls.merchantRefuse, { ...act, reason }))
    if (actions.includes('accept')) await this.ask(calls.merchantAccept, act)
    else if (actions.includes('ready')) await this.ask(calls.merchantReady, act)
    else
      for (const step of ['setOff', 'delivered', 'collected'] as const)
        if (actions.includes(step)) return void (await this.ask(calls.merchantDeliver, { ...act, step }))
  }

  private async workInHall(): Promise<void> {
    const board = await this.ask(calls.merchantTables, { storeId: this.storeId })
    for (const { id: orderId, state } of board?.bookings ?? []) {
      const steps = (
        {
          waitingConfirm: ['accept', 'accept', 'accept', 'refuse'],
          confirmed: ['seat', 'seat', 'noShow'],
          seated: ['leave'],
        } as const
      )[state as 'confirmed']
      const step = steps && this.chance.chance(0.8) ? this.chance.pick<(typeof steps)[number]>(steps) : undefined
      if (step) await this.ask(calls.merchantSeat, { orderId, step, reason, ...key() })
    }
  }

  private async workAtDesk(): Promise<void> {
    for (const tab of ['toArrive', 'toLeave'] as const) {
      const board = await this.ask(calls.merchantArrivals, { storeId: this.storeId, tab })
      for (const { id: orderId, actions } of [...(board?.waiting ?? []), ...(board?.items ?? [])]) {
        const act = { orderId, ...key() }
        if (actions.includes('accept') && this.chance.chance(0.9)) await this.ask(calls.merchantAccept, act)
        else if (actions.includes('refuse')) await this.ask(calls.merchantRefuse, { ...act, reason })
        else if (actions.includes('checkOut')) await this.ask(calls.merchantCheckOut, act)
        else if (actions.includes('noShow')) await this.ask(calls.merchantNoShow, act)
        else if (actions.includes('cannotHost') && this.chance.chance(0.03))
          await this.ask(calls.merchantCannotHost, { ...act, reason })
        else if (actions.includes('checkIn') && this.chance.chance(0.7)) await this.ask(calls.merchantCheckIn, act)
      }
    }
  }

  private async answerRefunds(): Promise<void> {
    const waiting = await this.ask(calls.merchantRefunds, { storeId: this.storeId })
    for (const { id: refundId } of waiting?.items ?? []) {
      if (this.chance.chance(0.2)) continue
      await this.ask(calls.merchantHandleRefund, { refundId, agree: this.chance.chance(0.5), reason, ...key() })
    }
  }

  /** Pays out what is available, without waiting for the rhythm. */
  private async withdraw(): Promise<void> {
    const balance = await this.ask(calls.merchantBalance, { storeId: this.storeId })
    if (balance && balance.available > 0)
      await this.ask(calls.merchantPayOut, { storeId: this.storeId, amount: balance.available, ...keyed() })
  }
}
