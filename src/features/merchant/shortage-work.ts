import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import type { OrderOf, StoreOrders } from './store-orders'

type Order = OrderOf<'takeaway'>
type Offers = Answer<'merchant.substitutes'>

/** Reports a dish of an order as sold out, with a substitute where the store offers one (product text §2). */
export class ShortageWork {
  order: Order | undefined = undefined
  position: number | undefined = undefined
  /** The substitutes of the chosen dish. */
  offers: Resource<Offers> | undefined = undefined
  /** The substitute; null is none. */
  goodsId: string | null = null

  constructor(
    private readonly api: Api,
    private readonly orders: StoreOrders<'takeaway'>,
  ) {
    makeModel(this, 'api', 'orders')
  }

  start(order: Order): void {
    this.order = order
    this.position = undefined
    this.forget()
    const [only, ...others] = this.dishes
    if (only && others.length === 0) this.choose(only.position)
  }

  end(): void {
    this.order = undefined
    this.forget()
  }

  /** The dishes of which nothing is refunded. */
  get dishes(): Order['lines'] {
    return this.order?.lines.filter(({ refundedQuantity }) => refundedQuantity === 0) ?? []
  }

  choose(position: number): void {
    const { order } = this
    if (!order) return
    this.forget()
    this.position = position
    this.offers = new Resource(() => this.api.merchant.substitutes({ orderId: order.id, position }, { quiet: true }))
  }

  offer(goodsId: string | null): void {
    this.goodsId = goodsId
  }

  async send(): Promise<void> {
    const { order, position, goodsId } = this
    if (!order || position === undefined) return
    const request = { orderId: order.id, position, ...(goodsId !== null && { goodsId }) }
    const call = `shortage ${position} ${goodsId}`
    if (await this.orders.send(order.id, call, (keyed) => this.api.merchant.reportShortage(keyed(request)))) this.end()
  }

  dispose(): void {
    this.forget()
  }

  private forget(): void {
    this.offers?.dispose()
    this.offers = undefined
    this.goodsId = null
  }
}
