import type { Quote, TakeawayDetail } from '@contract/entities/order'
import { addressDeleted } from '@/services/events'
import { makeModel } from '@/state'

const nothingChosen = () => ({
  fulfilment: 'delivery' as Quote['fulfilment'],
  /** Undefined for the default address, or the last one used. */
  addressId: undefined as string | undefined,
  /** Null for as soon as possible. */
  deliverAt: null as string | null,
  /** Undefined for the best combination. */
  couponIds: undefined as string[] | undefined,
  remark: '',
  /** Number of sets. */
  tableware: 0,
  hideNumber: true,
  riderNote: '',
  contactFree: false,
  ifSoldOut: 'call' as TakeawayDetail['ifSoldOut'],
  /** Accepted the in-store service agreement, for self-pickup. */
  agreed: false,
  pickupPhone: '',
})

/** The choices between basket and order (product text §5, orders). */
export type Choices = ReturnType<typeof nothingChosen>

/** The choices for one store's order, kept while the user goes back to the menu. */
export class CheckoutState {
  choices: Choices = nothingChosen()
  private storeId = ''
  private customer: string | undefined

  constructor() {
    makeModel(this, 'storeId', 'customer')
    addressDeleted.on((id) => id === this.choices.addressId && this.choose({ addressId: undefined }))
  }

  /**
   * Starts a checkout; choices of the same customer for the same store are kept, even when the session has expired since,
   * except for an address chosen since.
   */
  begin(storeId: string, addressId: string | undefined, customer: string | undefined): void {
    if (storeId !== this.storeId || customer === undefined || customer !== this.customer) this.forget()
    this.storeId = storeId
    this.customer = customer
    if (addressId) this.choose({ addressId })
  }

  /** Updates choices for the next quote or the order. */
  choose(change: Partial<Choices>): void {
    Object.assign(this.choices, change)
  }

  /** Adopts the values that a quote was made for. */
  follow({ fulfilment, address, deliverAt }: Quote): void {
    this.choose({ fulfilment, deliverAt, ...(address ? { addressId: address.id } : {}) })
  }

  /** Resets after an order was placed. */
  forget(): void {
    this.choices = nothingChosen()
    this.storeId = ''
  }
}
