import { reaction } from 'mobx'
import type { Quote, TakeawayDetail } from '@contract/entities/order'
import { token } from '@/platform/session/token'
import { addressDeleted } from '@/services/events'
import { makeModel } from '@/state'
import type { DraftSession } from '@/state/base/draft'
import { drafts } from '@/state/base/drafts'

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

/** A checkout as its draft keeps it. */
interface Kept {
  readonly storeId: string
  readonly at: number
  readonly choices: Choices
}

const DRAFT = 'checkout'

/** Lifetime of an abandoned checkout; after it, the checkout is reset. */
const KEPT_MS = 60 * 60_000

/**
 * The choices for one store's order, kept while the user goes back to the menu, when the app is loaded again, and when
 * the same customer logs in again after the session expired.
 */
export class KeptChoices {
  choices: Choices = nothingChosen()
  /** Delivery duration of the last quote of a delivery, in minutes. */
  deliveryMinutes: number | undefined = undefined
  private storeId = ''
  private session: DraftSession = { user: undefined }
  /** Only the first checkout of a loaded app or of a session can be the one that was interrupted. */
  private mayResume = true

  constructor() {
    makeModel(this, 'storeId', 'session', 'mayResume')
    reaction(() => token.value, this.interrupt)
    addressDeleted.on((id) => id === this.choices.addressId && this.choose({ addressId: undefined }))
  }

  /** Starts a checkout; choices for the same store are kept, except for an address chosen since. */
  begin(storeId: string, addressId: string | undefined, session: DraftSession): void {
    this.session = session
    if (storeId !== this.storeId) {
      const interrupted = this.interrupted(storeId)
      this.reset()
      if (interrupted) this.choices = interrupted
    }
    this.storeId = storeId
    this.mayResume = false
    if (addressId) this.choose({ addressId })
  }

  /** Updates choices for the next quote or the order. */
  choose(change: Partial<Choices>): void {
    Object.assign(this.choices, change)
    if (!this.storeId) return
    const kept: Kept = { storeId: this.storeId, at: Date.now(), choices: { ...this.choices } }
    drafts.write(DRAFT, this.session.user?.id, kept)
  }

  /** Adopts the values that a quote was made for. */
  follow({ fulfilment, address, deliverAt }: Quote): void {
    this.choose({ fulfilment, deliverAt, ...(address ? { addressId: address.id } : {}) })
  }

  /**
   * Ends the checkout of a store after its order was placed, unless another store's has begun since. Its screen shows
   * the choices until it is left.
   */
  end(storeId: string): void {
    if (storeId !== this.storeId) return
    this.storeId = ''
    drafts.remove(DRAFT)
  }

  /** At the end of a session its customer's choices stay as a draft, which is given to nobody else. */
  private interrupt() {
    this.reset()
    this.mayResume = true
  }

  private reset() {
    this.choices = nothingChosen()
    this.deliveryMinutes = undefined
    this.storeId = ''
  }

  private interrupted(storeId: string): Choices | undefined {
    if (!this.mayResume) return undefined
    const kept = drafts.read(DRAFT, this.session.user?.id) as Kept | undefined
    if (kept?.storeId !== storeId || Date.now() - kept.at >= KEPT_MS) return undefined
    return { ...nothingChosen(), ...kept.choices }
  }
}
