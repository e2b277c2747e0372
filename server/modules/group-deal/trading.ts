import type { Transaction } from 'kysely'
import type { QuoteId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { trustedId } from '../../security/trusted-id'
import type { Trading } from '../order/kind/trading'
import type { Quotes } from '../order/quotes'
import type { OrderSubmission } from '../order/submission'
import { draftOf, type GroupDealRequest, GroupPlacement } from './placement'
import type { GroupRow } from './queries'

/** A place in a group that a customer asks for, in the transaction that orders it at once. */
export interface AskedPlace {
  readonly tx: Transaction<Database>
  readonly request: GroupDealRequest
  /** The group that is joined; undefined for a new one. */
  readonly joined: GroupRow | undefined
}

export type GroupDealTrading = Trading<AskedPlace, QuoteId, { readonly quoteId: QuoteId }>

/** Quotes and orders of places in groups: placed at once, at the price of the group or of the deal. */
export function groupDealTrading(context: Context, quotes: Quotes, submission: OrderSubmission): GroupDealTrading {
  const placement = new GroupPlacement(context)
  return {
    calls: 'own',
    coupons: 'none',
    async quote({ customer }: SignedIn, { tx, request, joined }) {
      const { total, fingerprint, storeId } = await draftOf(tx, customer.id, request, joined)
      const quote = { kind: 'groupDeal', customerId: customer.id, storeId, request, fingerprint, total }
      return trustedId('quote', (await quotes.save(quote, tx)).id)
    },
    submit: (tx, caller, { quoteId }) => submission.submit(tx, caller, placement, { quoteId, placementInput: {} }),
  }
}
