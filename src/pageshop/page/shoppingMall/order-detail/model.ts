import type { MallDetail } from '@contract/entities/order'
import { mallKind } from '@/features/mall/kind'
import { followOrder, oneOrder } from '@/features/order/one-order'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { readOrder } from '@/features/order/read'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'

/** A mall order with its parcels and live updates (product text §2, order detail; §4, mall order). */
export class MallOrderModel {
  readonly order: Resource<MallDetail>
  readonly actions: OrderActions
  /** Whether the sheet with further actions is open. */
  moreOpen = false

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.order = new Resource(() => readOrder(api, id, 'mall'))
    this.actions = new OrderActions(api, root, oneOrder(this.order), viewsOfKind('mall', mallKind))
    makeModel(this, 'api', 'actions', 'id')
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    return followOrder(this.id, this.order)
  }

  openMore(): void {
    this.moreOpen = true
  }

  closeMore(): void {
    this.moreOpen = false
  }

  /** Takes more time before receipt confirms itself, after asking. */
  async extend(): Promise<void> {
    const { extendTitle, extendText, extendYes, extendNo, extended } = words()
    if (!(await confirm({ title: extendTitle, text: extendText, ok: extendYes, cancel: extendNo }))) return
    if (await attempt(() => this.api.order.extendReceipt({ orderId: this.id }))) toast(extended)
    await this.order.reload()
  }

  /** Leads to the tracking of the only parcel, or to all. */
  track(parcels: readonly { readonly id: string }[]): void {
    const [first, second] = parcels
    if (first && !second) void navigate('viewLogistics', { id: first.id })
    else void navigate('splitPackages', { id: this.id })
  }

  async copy(text: string): Promise<void> {
    await copyAndTell(text)
  }

  dispose(): void {
    this.order.dispose()
  }
}
