import type { MerchantParcel } from '@contract/entities/merchant'
import { type OrderOf, StoreOrders } from '@/features/merchant/store-orders'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { CannotShip } from './cannot-ship'

type Order = OrderOf<'mall'>

/** A parcel that is worked on, with its order. */
export interface ParcelRef {
  readonly order: Order
  readonly parcel: MerchantParcel
}

/** Orders of a mall shop and its work on their parcels (product text §2, split packages). */
export class ParcelWork {
  readonly orders: StoreOrders<'mall'>
  readonly cannotShip: CannotShip
  /** The parcel that is being shipped, and whom it goes to. */
  shipping: ParcelRef | undefined = undefined
  needs: Resource<Answer<'merchant.parcel'>> | undefined = undefined
  /** Whether the carriers are listed. */
  choosing = false
  trackingNumber = ''
  /** The parcel that is being split, and how many of its lines go into the new one, by position. */
  splitting: ParcelRef | undefined = undefined
  taken = new Map<number, number>()
  private chosen: string | undefined = undefined

  constructor(
    private readonly api: Api,
    storeId: string,
  ) {
    this.orders = new StoreOrders(api, storeId, 'mall', 'toShip')
    this.cannotShip = new CannotShip(api, this.orders)
    makeModel(this, 'api', 'orders', 'cannotShip')
  }

  startShipping(held: ParcelRef): void {
    this.shipping = held
    this.trackingNumber = ''
    this.choosing = false
    this.chosen = undefined
    this.needs?.dispose()
    const request = { parcelId: held.parcel.id }
    this.needs = new Resource(() => this.api.merchant.parcel(request, { quiet: true }))
  }

  endShipping(): void {
    this.shipping = undefined
  }

  /** The carrier that is chosen, else the one that the shop named last. */
  get carrier() {
    const { carriers, lastCarrier } = this.needs?.value ?? {}
    return carriers?.find(({ key }) => key === (this.chosen ?? lastCarrier))
  }

  listCarriers(): void {
    this.choosing = true
  }

  chooseCarrier(key: string): void {
    this.chosen = key
    this.choosing = false
  }

  type(trackingNumber: string): void {
    this.trackingNumber = trackingNumber
  }

  get canShip(): boolean {
    return this.carrier !== undefined && this.trackingNumber.trim() !== ''
  }

  async ship(): Promise<void> {
    const { shipping, carrier, trackingNumber } = this
    if (!shipping || !carrier) return
    const { order, parcel } = shipping
    const request = { orderId: order.id, parcelId: parcel.id, carrier: carrier.key, trackingNumber }
    const send = this.orders.send(order.id, `ship ${parcel.id}`, (keyed) => this.api.merchant.deliver(keyed(request)))
    if (await send) this.endShipping()
  }

  startSplitting(held: ParcelRef): void {
    this.splitting = held
    this.taken = new Map()
  }

  endSplitting(): void {
    this.splitting = undefined
  }

  take(position: number, quantity: number): void {
    this.taken.set(position, quantity)
  }

  /** Number of pieces for the new parcel, and whether some stay. */
  get split(): { pieces: number; isFine: boolean } {
    const pieces = [...this.taken.values()].reduce((sum, quantity) => sum + quantity, 0)
    const all = this.splitting?.parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
    return { pieces, isFine: pieces > 0 && pieces < all }
  }

  async doSplit(): Promise<void> {
    const { splitting, split } = this
    if (!splitting || !split.isFine) return
    const lines = [...this.taken].flatMap(([position, quantity]) => (quantity > 0 ? [{ position, quantity }] : []))
    const request = { parcelId: splitting.parcel.id, lines }
    const send = this.orders.send(splitting.order.id, `split ${request.parcelId}`, (keyed) =>
      this.api.merchant.splitParcel(keyed(request)),
    )
    if (await send) this.endSplitting()
  }

  dispose(): void {
    this.orders.dispose()
    this.needs?.dispose()
  }
}
