import { observable, runInAction } from 'mobx'
import type { OrderSummary } from '@contract/entities/order'
import type { OrderAction } from '@contract/states/actions'
import { dictionary } from '@/i18n'
import { confirm } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import type { RootState } from '@/state/root'
import { Cancellation } from './cancellation'
import { type ActionContext, type Changes, type CommonAction, commonActions } from './kind'
import type { ViewOf } from './views'

/** Callbacks of the screen that shows the orders. */
export interface Host {
  changed: (order: OrderSummary) => void
  removed: (id: string) => void
  /** The server refused an action, so the displayed order may be outdated. */
  refused: (id: string) => void
}

const words = dictionary({
  en: {
    confirmTitle: 'Has everything arrived?',
    confirmText: 'The store is paid once you confirm',
    yes: 'Confirm',
    removeTitle: 'Remove this order?',
    removeText: 'It will be removed from your list for good',
    remove: 'Remove',
    not: 'Not yet',
    keep: 'Keep',
  },
  zh: {
    confirmTitle: '确认收到商品了吗？',
    confirmText: '确认后货款将结算给商家',
    yes: '确认',
    removeTitle: '删除该订单？',
    removeText: '删除后不再显示在列表中',
    remove: '删除',
    not: '暂未收到',
    keep: '保留',
  },
})

const isCommon = (action: OrderAction): action is CommonAction => (commonActions as readonly string[]).includes(action)

/** Implements the buttons of orders, in the list and on the detail screen (product text §2, §4, §7). */
export class OrderActions {
  /** The open cancellation sheet. */
  cancellation: Cancellation | undefined = undefined
  /** The open sheet with changes to a repeated order. */
  changes: (Changes & { open: boolean }) | undefined = undefined
  private readonly busy = observable.set<string>()
  /** Idempotency keys of confirmations by order. */
  private readonly keys = new Map<string, OnceKey>()
  private readonly does: Record<CommonAction, (order: OrderSummary) => void | Promise<void>> = {
    pay: (order) => this.pay(order),
    cancel: (order) => this.cancel(order),
    refund: (order) => this.askRefund(order),
    confirm: (order) => this.confirm(order),
    remove: (order) => this.remove(order),
  }

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly host: Host,
    readonly viewOf: ViewOf,
  ) {
    makeModel(this, 'api', 'root', 'host', 'viewOf', 'busy', 'does', 'keys')
  }

  /** Whether an action on an order is in progress. */
  isBusy(action: OrderAction, { id }: OrderSummary): boolean {
    return this.busy.has(action + id)
  }

  /** Runs the action of a button. */
  async run(action: OrderAction, order: OrderSummary): Promise<void> {
    if (isCommon(action)) await this.does[action](order)
    else await this.viewOf(order).does[action]?.(this.doing(action, order))
  }

  private pay(order: OrderSummary) {
    const { pay } = this.viewOf(order)
    if (pay) pay(navigate)
    else navigate('pay', { orderId: order.id })
  }

  private askRefund(order: OrderSummary) {
    const { askRefund } = this.viewOf(order)
    if (askRefund) askRefund(navigate)
    else navigate('afterSale', { orderId: order.id })
  }

  private cancel(order: OrderSummary) {
    this.cancellation = new Cancellation(this.api, order, this.viewOf(order).cancelling)
  }

  /** Sends the open cancellation. */
  async sendCancellation(): Promise<void> {
    const { cancellation } = this
    const cancelled = await cancellation?.send()
    if (cancelled) this.host.changed(cancelled)
    else if (cancellation) this.host.refused(cancellation.order.id)
  }

  private async confirm(order: OrderSummary) {
    const { confirmTitle, confirmText, yes, not } = words()
    const { confirmTitle: title = confirmTitle, confirmWarning } = this.viewOf(order)
    if (!(await confirm({ title, text: confirmWarning || confirmText, ok: yes, cancel: not }))) return
    const key = this.keys.get(order.id) ?? new OnceKey()
    this.keys.set(order.id, key)
    const changed = await this.ask('confirm', order, () =>
      sendOnce(key, (keyed) => this.api.order.confirmReceipt(keyed({ orderId: order.id }))),
    )
    if (changed) this.host.changed(changed)
  }

  private async remove(order: OrderSummary) {
    const { removeTitle, removeText, remove, keep } = words()
    if (!(await confirm({ title: removeTitle, text: removeText, ok: remove, cancel: keep }))) return
    if (await this.ask('remove', order, () => this.api.order.remove({ orderId: order.id }))) this.host.removed(order.id)
  }

  closeChanges(): void {
    if (this.changes) this.changes.open = false
  }

  /** Closes whichever sheet is open. */
  closeAll(): void {
    this.cancellation?.close()
    this.closeChanges()
  }

  /** Continues with the available items. */
  takeChanges(): void {
    this.closeChanges()
    this.changes?.goOn()
  }

  /** Context for an action of the order's kind. */
  private doing(action: OrderAction, order: OrderSummary): ActionContext {
    return {
      api: this.api,
      root: this.root,
      ask: (call) => this.ask(action, order, call),
      show: (changes) => runInAction(() => (this.changes = { ...changes, open: true })),
    }
  }

  /** Runs a call, at most one per button. */
  private async ask<T>(action: OrderAction, { id }: OrderSummary, call: () => Promise<T>): Promise<T | undefined> {
    if (this.busy.has(action + id)) return undefined
    runInAction(() => this.busy.add(action + id))
    const answer = await attempt(call)
    runInAction(() => this.busy.delete(action + id))
    if (answer === undefined) this.host.refused(id)
    return answer
  }
}
