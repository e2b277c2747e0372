import type { OrderSummary, TakeawayDetail } from '@contract/entities/order'
import { OrderActions } from '@/features/order/order-actions'
import { hasMap } from '@/features/takeaway/map'
import { back } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { readTakeaway } from '@/features/takeaway/read'

/** How often the rider's position is asked for. */
const POSITION_MS = 5000

/** One takeaway order that moves while it is in view (product text §4; §7, order progress). */
export class TakeoutModel {
  readonly order: Resource<TakeawayDetail>
  readonly actions: OrderActions
  /** Whether an order that is over shows all its steps. */
  allSteps = false
  /** Whether the sheet with the rest of the actions is open. */
  moreOpen = false

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
    private readonly mapExpected: boolean,
  ) {
    this.order = new Resource(() => readTakeaway(api, id))
    this.actions = new OrderActions(api, root, this)
    makeModel(this, 'actions', 'api', 'id', 'mapExpected')
  }

  /** Whether a rider is on the way to the customer, so that there is a position to follow. */
  get isRiding(): boolean {
    return ['riderDelivering', 'riderDelay'].includes(this.order.value?.step ?? '')
  }

  /** Whether there is a way to show; while the order is loading, whether there was one where it was opened from. */
  get hasMap(): boolean {
    const { value, status } = this.order
    return value ? hasMap(value) : this.mapExpected && status !== 'failed'
  }

  /** Follows the order until the function that is returned is called. */
  follow(): () => void {
    const stop = live.subscribe('order', this.id, () => void this.order.reload())
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

  /** Reads the order again, for the answer of an action may lag behind what the socket told. */
  changed(_order: OrderSummary): void {
    void this.order.reload()
  }

  removed(): void {
    void back()
  }

  refused(): void {
    void this.order.reload()
  }

  dispose(): void {
    this.order.dispose()
  }

  /** Asks for the part that moves; when the order is elsewhere by now, all of it is read again. */
  private async track(): Promise<void> {
    const { value } = this.order
    const moved = await attempt(() => this.api.order.track({ orderId: this.id }, { quiet: true }))
    if (!value || !moved) return
    if (moved.status !== value.status || moved.step !== value.step) await this.order.reload()
    else this.order.set({ ...value, ...moved })
  }
}
