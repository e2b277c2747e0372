import type { OrderOf, StoreOrders } from '@/features/merchant/store-orders'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'

type Order = OrderOf<'mall'>

/** A line that has not left, and how many of it. */
export interface UnshippedLine {
  readonly line: Order['lines'][number]
  readonly quantity: number
}

/** Unshipped pieces of an order. */
export function unsentOf({ lines, parcels }: Order): UnshippedLine[] {
  const held = parcels.filter(({ state }) => state === 'toShip').flatMap((parcel) => parcel.lines)
  return lines.flatMap((line) => {
    const quantity = held.reduce((sum, each) => sum + (each.position === line.position ? each.quantity : 0), 0)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

/** Refunds items that a shop cannot ship, all or some of an order (product text §4, mall order). */
export class CannotShip {
  order: Order | undefined = undefined
  /** Refunded quantity of each line, by position; the rest stays in the order. */
  taken = new Map<number, number>()
  reason = ''
  soldOut = false

  constructor(
    private readonly api: Api,
    private readonly orders: StoreOrders<'mall'>,
  ) {
    makeModel(this, 'api', 'orders')
  }

  start(order: Order): void {
    this.order = order
    this.taken = new Map(unsentOf(order).map(({ line, quantity }) => [line.position, quantity]))
    this.reason = ''
    this.soldOut = false
  }

  end(): void {
    this.order = undefined
  }

  take(position: number, quantity: number): void {
    this.taken.set(position, quantity)
  }

  write(reason: string): void {
    this.reason = reason
  }

  setSoldOut(soldOut: boolean): void {
    this.soldOut = soldOut
  }

  get isFine(): boolean {
    return this.reason.trim() !== '' && [...this.taken.values()].some((quantity) => quantity > 0)
  }

  async send(): Promise<void> {
    const { order, soldOut } = this
    if (!order || !this.isFine) return
    const lines = [...this.taken].flatMap(([position, quantity]) => (quantity > 0 ? [{ position, quantity }] : []))
    const request = { orderId: order.id, reason: this.reason.trim(), lines, soldOut }
    const sent = this.orders.send(order.id, 'cannot ship', (keyed) => this.api.merchant.refuse(keyed(request)))
    if (await sent) this.end()
  }
}
