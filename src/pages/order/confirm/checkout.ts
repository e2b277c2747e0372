import { reaction } from 'mobx'
import type { Quote, TakeawayDetail } from '@contract/entities/order'
import { Persisted } from '@/platform/persisted'
import { sessionMark } from '@/platform/session-mark'
import { token } from '@/platform/token'
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

/** A checkout as it is kept on the device. */
interface Kept {
  readonly storeId: string
  /** Marks the session that it is of. */
  readonly session: string
  readonly at: number
  readonly choices: Choices
}

const kept = new Persisted<Kept | null>('checkout', null)

/** A checkout that was left longer ago starts anew. */
const KEPT_MS = 60 * 60_000

/** Only the first checkout after the app was loaded can be the one that was interrupted. */
let isFirst = true

function keptFor(storeId: string): Choices | undefined {
  const { value } = kept
  const mayResume = isFirst && value?.storeId === storeId && value.session === sessionMark()
  isFirst = false
  return mayResume && Date.now() - value.at < KEPT_MS ? { ...nothingChosen(), ...value.choices } : undefined
}

/** The choices for one store's order, kept while the user goes back to the menu, and when the app is loaded again. */
export class CheckoutState {
  choices: Choices = nothingChosen()
  private storeId = ''

  constructor() {
    makeModel(this, 'storeId')
    reaction(() => token.value, this.forget)
    addressDeleted.on((id) => id === this.choices.addressId && this.choose({ addressId: undefined }))
  }

  /** Starts a checkout; choices for the same store are kept, except for an address chosen since. */
  begin(storeId: string, addressId: string | undefined): void {
    if (storeId !== this.storeId) this.choices = keptFor(storeId) ?? nothingChosen()
    this.storeId = storeId
    if (addressId) this.choose({ addressId })
  }

  /** Updates choices for the next quote or the order. */
  choose(change: Partial<Choices>): void {
    Object.assign(this.choices, change)
    if (this.storeId)
      kept.set({ storeId: this.storeId, session: sessionMark(), at: Date.now(), choices: { ...this.choices } })
  }

  /** Adopts the values that a quote was made for. */
  follow({ fulfilment, address, deliverAt }: Quote): void {
    this.choose({ fulfilment, deliverAt, ...(address ? { addressId: address.id } : {}) })
  }

  /** Resets after an order was placed or the user changed. */
  forget(): void {
    this.choices = nothingChosen()
    this.storeId = ''
    kept.clear()
  }
}
