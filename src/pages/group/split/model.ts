import { runInAction } from 'mobx'
import type { GroupPerson } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { GroupCartState } from '@/features/group-cart/model'
import { PayModel } from '@/features/pay/paying'
import { confirm } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** Split of a shared cart's payment: the caller's own share, and the host's options for unpaid shares. */
export class SplitModel {
  readonly group: GroupCartState
  /** The payment in the sheet; undefined while it is closed. */
  paying: PayModel | undefined = undefined
  busy = false
  private readonly taking = new OnceKey()
  private readonly dropping = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly id: string,
  ) {
    this.group = new GroupCartState(api, id)
    makeModel(this, 'api', 'id', 'group', 'taking', 'dropping')
  }

  /** The people who have not paid as yet, the caller aside. */
  get unpaid(): readonly GroupPerson[] {
    const { people = [], state } = this.group.cart.value ?? {}
    return state === 'locked' ? people.filter(({ paying, isMine }) => !isMine && paying && !paying.paid) : []
  }

  /** Opens the caller's payment. */
  pay(): void {
    const paymentId = this.group.cart.value?.payment?.id
    if (!paymentId) return
    const ended = () => this.ended()
    const leaveText = () => words().leaveText
    this.paying = new PayModel(this.api, { paymentId }, { paid: ended, left: ended, leaveText })
    void this.paying.cashier.load()
  }

  /** Pays for one member, or for all who have not paid, as the host, after confirmation. */
  async payFor(person?: GroupPerson): Promise<void> {
    const t = words()
    const chosen = person ? [person] : this.unpaid
    const amount = formatMoney(chosen.reduce((sum, { share }) => sum + (share?.total ?? 0), 0))
    const title = person ? t.payForTitle(person.name, amount) : t.payRestTitle(amount)
    if (!(await confirm({ title, text: t.payForText, ok: t.payForOk, cancel: t.keep }))) return
    const request = { cartId: this.id, ...(person && { personId: person.id }) }
    const opened = await whileBusy(this, () =>
      sendOnce(this.taking, (keyed) => this.api.groupCart.payFor(keyed(request))),
    )
    await this.group.cart.reload(false)
    if (opened) this.pay()
  }

  /** Removes a member's dishes after a confirmation that names the cost. */
  async drop({ id: personId, name, share }: GroupPerson): Promise<void> {
    const t = words()
    const text = t.dropText(formatMoney(share?.fees ?? 0))
    if (!(await confirm({ title: t.dropTitle(name), text, ok: t.drop, cancel: t.keep }))) return
    const request = { cartId: this.id, personId }
    const cart = await whileBusy(this, () =>
      sendOnce(this.dropping, (keyed) => this.api.groupCart.drop(keyed(request))),
    )
    if (cart) this.group.cart.set(cart)
    else await this.group.cart.reload(false)
  }

  /** Gives the order up, so that all who paid get their money back. */
  async giveUp(): Promise<void> {
    const t = words()
    if (!(await confirm({ title: t.giveUpTitle, text: t.giveUpText, ok: t.giveUp, cancel: t.keep }))) return
    const cart = await whileBusy(this, () => this.api.groupCart.cancel({ cartId: this.id }))
    if (cart) this.group.cart.set(cart)
    else await this.group.cart.reload(false)
  }

  /** Back from a provider, or from elsewhere. */
  async returned(): Promise<void> {
    await this.paying?.returned()
    await this.group.cart.reload(false)
  }

  dispose(): void {
    this.group.dispose()
  }

  private async ended(): Promise<void> {
    runInAction(() => (this.paying = undefined))
    await this.group.cart.reload(false)
  }
}
