import { runInAction } from 'mobx'
import type { OrderDetail } from '@contract/entities/order'
import type { TableDetail } from '@contract/entities/reservation'
import { isOfKind } from '@contract/order-kinds'
import { followOrder, oneOrder } from '@/features/order/one-order'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { openMap } from '@/platform/device/maps'
import type { Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState, whileBusy } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { tableKind } from '../kind'
import { Cancelling } from './cancelling'
import { words } from './text'

/** @throws Error for an order of another kind, which the screen does not open */
function asTable(order: OrderDetail): TableDetail {
  if (!isOfKind(order, 'table')) throw new Error('The reservation is no table')
  return order
}

/** A booked table with its deadlines and live updates (product text §2, reservation detail). */
export class TableOrderModel {
  readonly table: Resource<TableDetail>
  readonly actions: OrderActions
  cancelling: Cancelling | undefined = undefined
  busy = false
  private readonly lateKey = new OnceKey()

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.table = new Resource(async () => asTable(await api.reservation.detail({ orderId: id }, { quiet: true })))
    this.actions = new OrderActions(api, root, oneOrder(this.table), viewsOfKind('table', tableKind))
    makeModel(this, 'api', 'actions', 'id', 'lateKey')
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    return followOrder(this.id, this.table)
  }

  /** Opens the sheet that says what comes back. */
  cancel(): void {
    const { ready } = this.table
    if (ready.actions.includes('cancel')) return void this.actions.run('cancel', ready)
    this.cancelling?.dispose()
    this.cancelling = new Cancelling(this.api, ready, (table) => this.table.set(table))
  }

  /** Announces a late arrival once, after confirmation. */
  async late(): Promise<void> {
    const { lateTitle, lateText, late, not, lateDone } = words()
    if (this.busy || !(await confirm({ title: lateTitle, text: lateText, ok: late, cancel: not }))) return
    const request = { orderId: this.id }
    const updated = await whileBusy(this, () =>
      sendOnce(this.lateKey, (keyed) => this.api.reservation.late(keyed(request))),
    )
    if (!updated) return void this.table.reload(false)
    runInAction(() => this.table.set(asTable(updated)))
    toast(lateDone)
  }

  change(): void {
    const { store, party, id } = this.table.ready
    navigate('bookTable', { id: store.id, order: id, party: String(party) })
  }

  again(): void {
    navigate('bookTable', { id: this.table.ready.store.id })
  }

  async directions(): Promise<void> {
    const { latitude, longitude, name, address } = this.table.ready.restaurant
    await attempt(() => openMap({ latitude, longitude, name, address }))
  }

  async copy(text: string): Promise<void> {
    await copyAndTell(text)
  }

  dispose(): void {
    this.cancelling?.dispose()
    this.table.dispose()
  }
}
