import { observable, runInAction } from 'mobx'
import type { TakeawaySummary } from '@contract/entities/order'
import type { OrderAction } from '@contract/states/actions'
import { dictionary } from '@/i18n'
import { confirm, toast } from '@/platform/feedback'
import { navigate } from '@/platform/gate'
import { uuid } from '@/platform/uuid'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import type { RootState } from '@/state/root'
import { Cancellation } from './cancellation'
import { takeawayOf } from './takeaway'

/** The screen that shows the orders. */
interface Host {
  changed: (order: TakeawaySummary) => void
  removed: (id: string) => void
  /** Something was refused, so that what is shown may be out of date. */
  refused: (id: string) => void
}

const words = dictionary({
  en: {
    reminded: 'The store has been reminded',
    confirmTitle: 'Has everything arrived?',
    confirmText: 'The store is paid once you confirm',
    collectTitle: 'Have you collected it?',
    yes: 'Confirm',
    removeTitle: 'Remove this order?',
    removeText: 'It leaves your list for good',
    remove: 'Remove',
    not: 'Not yet',
    keep: 'Keep',
  },
  zh: {
    reminded: '已提醒商家',
    confirmTitle: '确认收到商品了吗？',
    confirmText: '确认后货款将结算给商家',
    collectTitle: '确认已取餐吗？',
    yes: '确认',
    removeTitle: '删除该订单？',
    removeText: '删除后不再显示在列表中',
    remove: '删除',
    not: '还没有',
    keep: '保留',
  },
})

/** What of an order cannot be had again, or not for the same price. */
export interface Changes extends Pick<Answer<'order.again'>, 'storeId' | 'gone' | 'dearer'> {
  open: boolean
}

/** What the buttons of an order do, in the list and on its own screen (product text §2, §4, §7). */
export class OrderActions {
  /** The order that is being cancelled: its sheet lies over the screen. */
  cancellation: Cancellation | undefined = undefined
  /** What is not as it was when an order was placed: its sheet lies over the screen until it is read. */
  changes: Changes | undefined = undefined
  private readonly busy = observable.set<string>()
  private readonly does: Record<OrderAction, (order: TakeawaySummary) => void | Promise<void>> = {
    pay: ({ id }) => navigate('pay', { orderId: id }),
    cancel: (order) => this.cancel(order),
    refund: ({ id }) => navigate('afterSale', { orderId: id }),
    evaluate: ({ id }) => navigate('evaluate', { orderId: id }),
    remind: (order) => this.remind(order),
    confirm: (order) => this.confirm(order),
    remove: (order) => this.remove(order),
    again: (order) => this.again(order),
  }

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly host: Host,
  ) {
    makeModel(this, 'api', 'root', 'host', 'busy', 'does')
  }

  /** Whether an action on an order is on its way. */
  isBusy(action: OrderAction, { id }: TakeawaySummary): boolean {
    return this.busy.has(action + id)
  }

  /** Does what a button of an order says. */
  async run(action: OrderAction, order: TakeawaySummary): Promise<void> {
    await this.does[action](order)
  }

  private cancel(order: TakeawaySummary) {
    this.cancellation = new Cancellation(this.api, order)
  }

  /** Sends the open cancellation. */
  async sendCancellation(): Promise<void> {
    const { cancellation } = this
    const cancelled = await cancellation?.send()
    if (cancelled) this.host.changed(cancelled)
    else if (cancellation) this.host.refused(cancellation.order.id)
  }

  private async remind(order: TakeawaySummary) {
    const sent = await this.ask('remind', order, () => this.api.order.remindMerchant({ orderId: order.id }))
    if (sent) toast(words().reminded)
  }

  private async confirm(order: TakeawaySummary) {
    const { confirmTitle, confirmText, collectTitle, yes, not } = words()
    const title = order.deliveryMethod === 'pickup' ? collectTitle : confirmTitle
    if (!(await confirm({ title, text: confirmText, ok: yes, cancel: not }))) return
    const changed = await this.ask('confirm', order, async () =>
      takeawayOf(await this.api.order.confirmReceipt({ orderId: order.id, idempotencyKey: uuid() })),
    )
    if (changed) this.host.changed(changed)
  }

  private async remove(order: TakeawaySummary) {
    const { removeTitle, removeText, remove, keep } = words()
    if (!(await confirm({ title: removeTitle, text: removeText, ok: remove, cancel: keep }))) return
    if (await this.ask('remove', order, () => this.api.order.remove({ orderId: order.id }))) this.host.removed(order.id)
  }

  private async again(order: TakeawaySummary) {
    const answer = await this.ask('again', order, () => this.api.order.again({ orderId: order.id }))
    if (!answer) return
    this.root.cart.replaceBasket(answer.storeId, answer.cart)
    const { storeId, gone, dearer } = answer
    if (gone.length + dearer.length === 0) return navigate('storeDetail', { id: storeId })
    runInAction(() => (this.changes = { storeId, gone, dearer, open: true }))
  }

  closeChanges(): void {
    if (this.changes) this.changes.open = false
  }

  /** Goes to the store with what can be had. */
  takeChanges(): void {
    this.closeChanges()
    if (this.changes) navigate('storeDetail', { id: this.changes.storeId })
  }

  /** Asks the server once at a time for each button. */
  private async ask<T>(action: OrderAction, { id }: TakeawaySummary, call: () => Promise<T>): Promise<T | undefined> {
    if (this.busy.has(action + id)) return undefined
    runInAction(() => this.busy.add(action + id))
    const answer = await attempt(call)
    runInAction(() => this.busy.delete(action + id))
    if (answer === undefined) this.host.refused(id)
    return answer
  }
}
