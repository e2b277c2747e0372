import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isOpenRefund } from '@contract/states/after-sales'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { isFailure } from '../../http/failure'
import { carriers } from '../../modules/mall/parcels/carriers'
import { orderOf, parcelInFull, parcelStates, remarkOf, storeOfParcel } from '../../modules/mall/parcels/queries'
import { splitParcel } from '../../modules/mall/parcels/split'
import { outOfStock } from '../../modules/mall/order/reasons'
import { MallRefusal } from '../../modules/mall/merchant/refusal'
import { autoAccepts } from '../../modules/merchant/queries/orders'
import type { Order } from '../../modules/order/queries'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'
import type { SpecialEnd } from '../../tracking/sandbox/courses'
import { part } from '../surprises'

type Tx = Transaction<Database>

interface Job {
  readonly parcelId: string
}

/** Words in the note to a shop that change how it ships (docs/testing.md). */
const words = { split: '#split', soldOut: '#soldout' } as const

/** Words in the note to a shop that change what the sandbox's carrier does to its parcels. */
const ends: Readonly<Record<string, SpecialEnd>> = { '#lost': 'LOST', '#late': 'LATE' }

/** The tracking number of a parcel whose order has a note. */
export function trackingNumberFor(remark: string): string {
  const end = Object.entries(ends).find(([word]) => remark.includes(word))?.[1] ?? ''
  return `${randomInt(1e11, 1e12)}${end}`
}

/** Simulates the mall's shops: ships each parcel of a paid order, unless the merchant of its shop ships by hand. */
export class MallAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'parcels' | 'refunds'>,
  ) {}

  /** Subscribes to all orders of the mall. */
  start(): void {
    this.services.orders.onChange('mall', async (tx, order, event) => {
      if (event === 'pay') await this.planShipping(tx, order)
    })
    // Parcels that waited for a case are shipped once it is decided.
    this.services.refunds.onChange('mall', async (tx, { state }, order) => {
      if (!isOpenRefund(state)) await this.planShipping(tx, order)
    })
    this.context.jobs.on<Job>('autopilot.parcel', (tx, { parcelId }) => this.ship(tx, parcelId))
  }

  private async planShipping(tx: Tx, order: Pick<Order, 'id'>): Promise<void> {
    for (const { id, number, state } of await parcelStates(tx, order.id))
      if (state === 'toShip') await this.plan(tx, id, 2 * number)
  }

  private async plan(tx: Tx, parcelId: string, minutes: number): Promise<void> {
    const runAt = minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
    const key = `autopilot.parcel:${parcelId}:ship`
    await this.context.jobs.add(tx, { kind: 'autopilot.parcel', payload: { parcelId }, runAt, key })
  }

  /** Ships a parcel, unless its shop ships by hand, one of its lines waits for a refund, or the order is closed. */
  private async ship(tx: Tx, parcelId: string): Promise<void> {
    if ((await autoAccepts(tx, await storeOfParcel(tx, parcelId))) === false) return
    const remark = await remarkOf(tx, parcelId)
    const carrier = carriers[Math.floor(part({ id: parcelId }, 'carrier') * carriers.length)]?.key ?? 'shunfeng'
    try {
      if (remark.includes(words.soldOut)) {
        await this.giveUp(tx, parcelId)
        return
      }
      if (remark.includes(words.split)) await this.split(tx, parcelId)
      await this.services.parcels.ship(tx, parcelId, { carrier, trackingNumber: trackingNumberFor(remark) })
    } catch (error) {
      if (!isFailure(error)) throw error
    }
  }

  private async giveUp(tx: Tx, parcelId: string): Promise<void> {
    const { orders, refunds } = this.services
    const order = await orders.lock(tx, trustedId('order', await orderOf(tx, parcelId)))
    await new MallRefusal({ orders, refunds }).refuse(tx, order, { reason: outOfStock, soldOut: true })
  }

  /** Takes the last piece of an order's only parcel into a second one, which leaves later. */
  private async split(tx: Tx, parcelId: string): Promise<void> {
    const orderId = await orderOf(tx, parcelId)
    const { lines } = await parcelInFull(tx, parcelId)
    const held = lines.filter(({ quantity }) => quantity > 0)
    const last = held.at(-1)
    const pieces = held.reduce((sum, { quantity }) => sum + quantity, 0)
    if (!last || pieces < 2 || (await parcelStates(tx, orderId)).length > 1) return
    const taken = [{ position: last.position, quantity: 1 }]
    await this.planShipping(tx, await splitParcel(tx, this.services.orders, parcelId, taken))
  }
}
