import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database, TakeawayRequest } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import type { Order } from '../order/queries'
import type { Placement } from '../order/kind/placement'
import { type PlacementInput, type TakeawayDraft, TakeawayPlacement } from '../takeaway/placement'
import type { TakeawayQuotes } from '../takeaway/quotes'
import { buyersLines, type FilledCart } from './pricing'

type Tx = Transaction<Database>

/** Kind of the quotes of shared carts; only the cart's desk submits them. */
export const groupQuoteKind = 'groupCart'

/** Places the takeaway order of a shared cart: everybody's lines at their own prices, nothing taken out of the host's basket. */
export class GroupPlacement implements Placement<TakeawayRequest, TakeawayDraft, PlacementInput> {
  readonly kind = 'takeaway'
  readonly quoteKind = groupQuoteKind
  /** The cart is locked by its desk. */
  readonly prepare = 'none'
  private readonly takeaway: TakeawayPlacement

  constructor(
    private readonly context: Context,
    quotes: TakeawayQuotes,
    private readonly filled: FilledCart,
  ) {
    this.takeaway = new TakeawayPlacement(context, quotes)
  }

  async price(db: Kysely<Database>, caller: SignedIn, request: TakeawayRequest): Promise<TakeawayDraft> {
    const lines = await buyersLines(db, this.filled, this.context.clock.now())
    const draft = await this.takeaway.price(db, caller, { ...request, lines })
    return { ...draft, isPaidInShares: this.filled.cart.payer === 'each' }
  }

  check(draft: TakeawayDraft, input: PlacementInput): void {
    this.takeaway.check(draft, input)
  }

  create(tx: Tx, order: Order, draft: TakeawayDraft, input: PlacementInput): Promise<void> {
    return this.takeaway.insert(tx, order, draft, input)
  }
}
