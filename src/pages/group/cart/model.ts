import { runInAction } from 'mobx'
import type { GroupCart, GroupPerson } from '@contract/entities/group-cart'
import { choosingMinutes } from '@/features/group-cart/choosing-minutes'
import { GroupCartState } from '@/features/group-cart/model'
import { words } from '@/features/group-cart/text'
import { secondsUntil } from '@/platform/device/clock'
import { confirm } from '@/platform/view/feedback'
import { back, replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'

type Settings = Pick<GroupCart, 'cap' | 'feeSplit' | 'payer'> & { readonly minutes: number }

/** A shared cart with its members' dishes, and the actions of each. */
export class GroupCartModel {
  readonly group: GroupCartState
  busy = false
  settingsOpen = false

  constructor(
    private readonly api: Api,
    readonly id: string,
  ) {
    this.group = new GroupCartState(api, id)
    makeModel(this, 'api', 'id', 'group')
  }

  /** Whether somebody has dishes, so that only the address and a later end can be set. */
  get isFixed(): boolean {
    return (this.group.cart.value?.people ?? []).some(({ lines }) => lines.length > 0)
  }

  /** Minutes from now for choosing, by which the end would be later where it may only be that. */
  get laterTimes(): number[] {
    const { value } = this.group.cart
    if (!value) return []
    const left = secondsUntil(value.deadline)
    return choosingMinutes.filter((minutes) => !this.isFixed || minutes * 60 > left)
  }

  openSettings(): void {
    this.settingsOpen = true
  }

  closeSettings(): void {
    this.settingsOpen = false
  }

  /** Says that the caller has chosen, or changes again. */
  ready(ready: boolean): void {
    void this.send(() => this.api.groupCart.ready({ cartId: this.id, ready }))
  }

  extend(): void {
    void this.send(() => this.api.groupCart.extend({ cartId: this.id }))
  }

  /** Removes a member after confirmation. */
  async remove({ id: personId, name }: GroupPerson): Promise<void> {
    const { removeTitle, removeText, removeOk, keep } = words()
    if (!(await confirm({ title: removeTitle(name), text: removeText, ok: removeOk, cancel: keep }))) return
    await this.send(() => this.api.groupCart.remove({ cartId: this.id, personId }))
  }

  async cancel(): Promise<void> {
    this.closeSettings()
    const { cancelTitle, cancelText, cancelOk, keep } = words()
    if (!(await confirm({ title: cancelTitle, text: cancelText, ok: cancelOk, cancel: keep }))) return
    await this.send(() => this.api.groupCart.cancel({ cartId: this.id }))
  }

  async leave(): Promise<void> {
    this.closeSettings()
    const { leaveTitle, leaveText, leaveHostText, leave, stay } = words()
    const text = this.group.isHost ? leaveHostText : leaveText
    if (!(await confirm({ title: leaveTitle, text, ok: leave, cancel: stay }))) return
    const left = await whileBusy(this, () => this.api.groupCart.leave({ cartId: this.id }))
    if (left) await back()
  }

  /** Changes the settings; a setting that is fixed meanwhile is refused, and the cart shown as it is. */
  async change(settings: Partial<Settings>): Promise<void> {
    await this.send(() => this.api.groupCart.settings({ cartId: this.id, ...settings }))
  }

  /** Chooses where it goes. */
  async chooseAddress(): Promise<void> {
    this.closeSettings()
    const { store, addressId: chosen } = this.group.cart.ready
    const addressId = await pick('addressList', { storeId: store.id, select: '1', ...(chosen && { chosen }) })
    if (addressId) await this.send(() => this.api.groupCart.settings({ cartId: this.id, addressId }))
  }

  /** At the deadline the server decides. */
  async timeUp(): Promise<void> {
    await this.group.cart.reload(false)
  }

  toStore(): void {
    void replace('storeDetail', { id: this.group.cart.ready.store.id })
  }

  dispose(): void {
    this.group.dispose()
  }

  private async send(call: () => Promise<GroupCart>): Promise<void> {
    if (this.busy) return
    const cart = await whileBusy(this, call)
    if (cart) runInAction(() => this.group.cart.set(cart))
    else await this.group.cart.reload(false)
  }
}
