import { reaction } from 'mobx'
import type { Quote, TakeawayDetail } from '@contract/entities/order'
import { token } from '@/platform/token'
import { addressDeleted } from '@/services/events'
import { makeModel } from '@/state'

const nothingChosen = () => ({
  fulfilment: 'delivery' as Quote['fulfilment'],
  /** Undefined is the default address, or the one used last. */
  addressId: undefined as string | undefined,
  /** Null is as soon as possible. */
  deliverAt: null as string | null,
  /** Undefined is those that save most. */
  couponIds: undefined as string[] | undefined,
  remark: '',
  /** How many sets. */
  tableware: 0,
  hideNumber: true,
  riderNote: '',
  contactFree: false,
  ifSoldOut: 'call' as TakeawayDetail['ifSoldOut'],
  /** To the in-store service agreement, for self-pickup. */
  agreed: false,
  pickupPhone: '',
})

/** What is chosen on the way from a basket to its order (product text §5, orders). */
export type Choices = ReturnType<typeof nothingChosen>

/** The choices for one store's order; they hold while the person goes back to the menu for more. */
export class CheckoutState {
  choices: Choices = nothingChosen()
  private storeId = ''

  constructor() {
    makeModel(this, 'storeId')
    reaction(() => token.value, this.forget)
    addressDeleted.on((id) => id === this.choices.addressId && this.choose({ addressId: undefined }))
  }

  /** Begins with a store's basket; what was chosen for the same store before still holds, unless an address was chosen since. */
  begin(storeId: string, addressId: string | undefined): void {
    if (storeId !== this.storeId) this.forget()
    this.storeId = storeId
    if (addressId) this.choose({ addressId })
  }

  /** Notes what a person chose for the next quote or the order. */
  choose(change: Partial<Choices>): void {
    Object.assign(this.choices, change)
  }

  /** Takes what a quote is about for chosen. */
  follow({ fulfilment, address, deliverAt }: Quote): void {
    this.choose({ fulfilment, deliverAt, ...(address ? { addressId: address.id } : {}) })
  }

  /** The order was placed, or somebody else came. */
  forget(): void {
    this.choices = nothingChosen()
    this.storeId = ''
  }
}
