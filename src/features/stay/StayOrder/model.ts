import type { StayDetail } from '@contract/entities/stay-order'
import { hotelKind } from '@/features/stay/kind'
import { followOrder, oneOrder } from '@/features/order/one-order'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { openMap } from '@/platform/device/maps'
import type { Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { Cancelling } from '@/features/stay/CancelStay/cancelling'
import { Extending } from '@/features/stay/ExtendStay/extending'

const DAY = 86_400

/** A stay with its cancel rule and live updates (product text §2, reservation detail). */
export class StayOrderModel {
  readonly stay: Resource<StayDetail>
  readonly actions: OrderActions
  moreOpen = false
  lateOpen = false
  cancelling: Cancelling | undefined = undefined
  extending: Extending | undefined = undefined

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.stay = new Resource(() => api.hotel.orderDetail({ orderId: id }, { quiet: true }))
    this.actions = new OrderActions(api, root, oneOrder(this.stay), viewsOfKind('hotel', hotelKind))
    makeModel(this, 'api', 'actions', 'id')
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    return followOrder(this.id, this.stay)
  }

  openMore(): void {
    this.moreOpen = true
  }

  closeMore(): void {
    this.moreOpen = false
  }

  /** Opens the sheet that says what comes back. */
  cancel(): void {
    this.ask(false)
  }

  /** Opens the sheet that says what comes back of the last nights. */
  leaveEarly(): void {
    this.ask(true)
  }

  /** Opens the sheet that says what more nights cost. */
  stayLonger(): void {
    this.extending?.dispose()
    const { api, stay } = this
    this.extending = new Extending(
      api,
      stay.ready,
      (extended) => stay.set(extended),
      () => void stay.reload(false),
    )
  }

  /** Whether it is late enough for guests to know that they will be late: from the day before the arrival. */
  get isNear(): boolean {
    const [first] = this.stay.ready.lateArrivals
    return first !== undefined && secondsUntil(first) < DAY
  }

  showLate(on: boolean): void {
    this.lateOpen = on
  }

  /** Announces a late arrival to the hotel. */
  async beLate(arrivalAt: string): Promise<void> {
    this.lateOpen = false
    const stay = await attempt(() => this.api.hotel.late({ orderId: this.id, arrivalAt }))
    if (stay) this.stay.set(stay)
  }

  change(): void {
    navigate('hotelChange', { id: this.id })
  }

  openHotel(): void {
    navigate('hotel', { id: this.stay.ready.store.id })
  }

  async directions(): Promise<void> {
    const { hotel, store } = this.stay.ready
    const { latitude, longitude, address } = hotel
    await attempt(() => openMap({ latitude, longitude, name: store.name, address }))
  }

  async copy(text: string): Promise<void> {
    await copyAndTell(text)
  }

  dispose(): void {
    this.cancelling?.dispose()
    this.extending?.dispose()
    this.stay.dispose()
  }

  private ask(isLeaving: boolean): void {
    this.cancelling?.dispose()
    this.cancelling = new Cancelling(this.api, this.stay.ready, (stay) => this.stay.set(stay), isLeaving)
  }
}
