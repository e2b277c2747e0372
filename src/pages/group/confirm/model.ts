import { runInAction } from 'mobx'
import { formatMoney } from '@contract/money'
import { GroupCartState } from '@/features/group-cart/model'
import { confirm } from '@/platform/feedback'
import { replace } from '@/platform/navigation'
import { pick } from '@/platform/pick'
import type { Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, tell } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** Locking a shared cart, which places its order. */
export class GroupConfirmModel {
  readonly group: GroupCartState
  note = ''
  /** Sets of tableware; undefined for one each. */
  sets: number | undefined = undefined
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly id: string,
  ) {
    this.group = new GroupCartState(api, id)
    makeModel(this, 'api', 'id', 'group', 'key')
  }

  get tableware(): number {
    return this.sets ?? this.group.cart.ready.people.filter(({ lines }) => lines.length > 0).length
  }

  setTableware(count: number): void {
    this.sets = count
  }

  async writeNote(): Promise<void> {
    const text = await pick('noteEditor', { to: 'store', text: this.note })
    if (text !== undefined) runInAction(() => (this.note = text))
  }

  /** Locks the cart at the shown total, and continues to the payment. */
  async lock(): Promise<void> {
    if (this.busy) return
    this.busy = true
    const { total, payer } = this.group.cart.ready
    const request = { cartId: this.id, total, remark: this.note, tableware: this.tableware }
    try {
      const { orderId } = await sendOnce(this.key, (keyed) => this.api.groupCart.lock(keyed(request)))
      if (payer === 'each') await replace('groupSplit', { id: this.id })
      else await replace('pay', { orderId })
    } catch (error) {
      await this.refused(error)
    }
    runInAction(() => (this.busy = false))
  }

  dispose(): void {
    this.group.dispose()
  }

  private async refused(error: unknown): Promise<void> {
    await this.group.cart.reload(false)
    if (failureOf(error) !== 'quoteChanged') return tell(error)
    const { changed, changedText, look } = words()
    await confirm({ title: changed, text: changedText(formatMoney(this.group.cart.ready.total)), ok: look })
  }
}
