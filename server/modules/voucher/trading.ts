import type { Request, Response } from '@contract/call'
import type { voucherConfirm, voucherSubmit } from '@contract/calls/voucher'
import type { Context } from '../../context'
import type { Trading } from '../order/kind/trading'
import type { Quotes } from '../order/quotes'
import type { OrderSubmission } from '../order/submission'
import { VoucherPlacement } from './placement'

type Confirm = typeof voucherConfirm
export type VoucherTrading = Trading<Request<Confirm>, Response<Confirm>, Request<typeof voucherSubmit>>

/** Quotes and orders of vouchers. */
export function voucherTrading({ db }: Context, quotes: Quotes, submission: OrderSubmission): VoucherTrading {
  const placement = new VoucherPlacement()
  return {
    calls: 'own',
    coupons: 'none',
    async quote(caller, request) {
      const { total, fingerprint, storeId } = await placement.price(db, caller, request)
      const quote = { kind: 'voucher', customerId: caller.customer.id, storeId, request, fingerprint, total }
      const { id, expiresAt } = await quotes.save(quote)
      return { id, total, expiresAt: expiresAt.toISOString() }
    },
    submit: (tx, caller, { quoteId }) => submission.submit(tx, caller, placement, { quoteId, placementInput: {} }),
  }
}
