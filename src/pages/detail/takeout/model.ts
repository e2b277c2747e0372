import type { TakeawayDetail } from '@contract/entities/order'
import { takeawayKind } from '@/features/takeaway/kind'
import { readOrLeave } from '@/features/order/read-or-leave'
import { followOrder, oneOrder } from '@/features/order/one-order'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { LaterPayment } from '@/features/pay/later-payment'
import { hasMap } from '@/features/takeaway/map'
import { pick } from '@/platform/navigation/pick'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { attempt } from '@/state/base/attempt'
import { inBackground } from '@/state/base/background'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'
import { TipModel } from './tip'
import { tipWords } from './tip-text'

/** Polling interval of the rider's position. */
const POSITION_MS = 5000

/** A takeaway order with live updates (product text §4; §7, order progress). */
export class TakeoutModel {
  readonly order: Resource<TakeawayDetail>
  readonly actions: OrderActions
  readonly tip: TipModel
  readonly payment: LaterPayment
  /** Whether all progress steps of a finished order are shown. */
  allSteps = false
  /** Whether the sheet with further actions is open. */
  moreOpen = false

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
    private readonly mapExpected: boolean,
  ) {
    this.order = new Resource(() => readOrLeave(api, id, 'takeaway'))
    this.actions = new OrderActions(api, root, oneOrder(this.order), viewsOfKind('takeaway', takeawayKind))
    this.payment = new LaterPayment((isPaid) => {
      if (isPaid) toast(tipWords().thanks)
      return this.order.reload()
    })
    this.tip = new TipModel(api, this.payment.open)
    makeModel(this, 'actions', 'api', 'id', 'mapExpected', 'payment', 'tip')
  }

  /** Whether the rider is on the way, so that the position is polled. */
  get isRiding(): boolean {
    return ['riderDelivering', 'riderDelay'].includes(this.order.value?.step ?? '')
  }

  /** Whether the map is shown; while loading, the hint from the route params. */
  get hasMap(): boolean {
    const { value, status } = this.order
    return value ? hasMap(value) : this.mapExpected && status !== 'failed'
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    const stop = followOrder(this.id, this.order)
    const timer = setInterval(() => this.isRiding && void this.track(), POSITION_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }

  openMore(): void {
    this.moreOpen = true
  }

  closeMore(): void {
    this.moreOpen = false
  }

  toggleSteps(): void {
    this.allSteps = !this.allSteps
  }

  async copyNumber(): Promise<void> {
    await copyAndTell(this.order.ready.number)
  }

  /** Chooses another address of the customer until the store accepts; the order is read again, also after a refusal. */
  async changeAddress(): Promise<void> {
    const { store, address } = this.order.ready
    const addressId = await pick('addressList', { storeId: store.id, select: '1', chosen: address?.id })
    if (!addressId) return
    const changed = await attempt(() => this.api.order.changeAddress({ orderId: this.id, addressId }))
    if (changed) toast(words().addressChanged)
    await this.order.reload()
  }

  dispose(): void {
    this.order.dispose()
  }

  /** Polls the progress; reloads the whole order when its state has changed, and drops what a newer answer overtook. */
  private async track(): Promise<void> {
    const { value } = this.order
    const moved = await inBackground(() => this.api.order.track({ orderId: this.id }, { quiet: true }))
    if (!value || !moved || value !== this.order.value) return
    if (moved.status !== value.status || moved.step !== value.step) await this.order.reload(false)
    else this.order.set({ ...value, ...moved })
  }
}
