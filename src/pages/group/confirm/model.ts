import { runInAction } from 'mobx'
import type { GroupCart } from '@contract/entities/group-cart'
import { Checkout } from '@/features/checkout/checkout'
import { totalChange } from '@/features/checkout/text'
import { GroupCartState } from '@/features/group-cart/model'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'

/** Locking a shared cart, which places its order. */
export class GroupConfirmModel {
  readonly group: GroupCartState
  note = ''
  /** Sets of tableware; undefined for one each. */
  sets: number | undefined = undefined
  readonly checkout: Checkout<GroupCart, Answer<'groupCart.lock'>>

  constructor(
    api: Api,
    readonly id: string,
  ) {
    const group = new GroupCartState(api, id)
    this.group = group
    this.checkout = new Checkout({
      quotes: {
        get current() {
          return group.cart.value
        },
        renew: () => group.cart.reload(false),
      },
      place: ({ total }, keyed) =>
        api.groupCart.lock(keyed({ cartId: id, total, remark: this.note, tableware: this.tableware })),
      leave: ({ orderId }, { payer }) =>
        payer === 'each' ? replace('groupSplit', { id }) : replace('pay', { orderId }),
      amount: ({ total }) => total,
      change: (before, after) => totalChange(before.total, after.total),
    })
    makeModel(this, 'id', 'group', 'checkout')
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

  dispose(): void {
    this.group.dispose()
  }
}
