import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { orderClaimableCoupons, orderConfirm, orderSubmit, orderUsableCoupons } from '@contract/calls/order'
import type { QuoteId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { OrderKinds } from './kind/registry'
import type { Trading } from './kind/trading'
import { claimableFor } from '../coupon/queries/claimable'
import { claimableView } from '../coupon/view'
import { findQuoteHead } from './queries'

type Tx = Transaction<Database>

/** The calls of quoting and submission that kinds share: a request to quote names its kind, everything later the quote. */
export class Tradings {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {}

  /** @throws Failure of `order.confirm` */
  async confirm(caller: SignedIn, request: Request<typeof orderConfirm>): Promise<Response<typeof orderConfirm>> {
    return (await this.kinds.of(request).trading.quote(caller, request)) as Response<typeof orderConfirm>
  }

  /** @throws Failure `quoteNotFound` */
  async coupons(
    caller: SignedIn,
    request: Request<typeof orderUsableCoupons>,
  ): Promise<Response<typeof orderUsableCoupons>> {
    return (await this.couponsOf(request.quoteId)).answer(caller, request)
  }

  /** The coupons that the caller can receive for a quote. @throws Failure `quoteNotFound` */
  async claimable(
    { customer, language }: SignedIn,
    { quoteId }: Request<typeof orderClaimableCoupons>,
  ): Promise<Response<typeof orderClaimableCoupons>> {
    const { db, clock } = this.context
    const { of: kind, storeId } = await this.couponsOf(quoteId)
    const rows = await claimableFor(db, { kind, storeId }, { customer, now: clock.now() })
    return { items: rows.map((row) => claimableView(row, language)) }
  }

  /** @throws Failure of `order.submit`: `quoteNotFound` for a quote that a call of its kind's own submits */
  async submit(tx: Tx, caller: SignedIn, request: Request<typeof orderSubmit>): Promise<Response<typeof orderSubmit>> {
    const trading = await this.of(request.quoteId, tx)
    if (trading.calls === 'own') throw new Failure('quoteNotFound')
    return trading.submit(tx, caller, request)
  }

  private async couponsOf(quoteId: QuoteId) {
    const quote = await findQuoteHead(this.context.db, quoteId)
    const coupons = quote && this.kinds.couponsOf(quote.kind)
    if (!coupons) throw new Failure('quoteNotFound')
    return { ...coupons, storeId: quote.store_id }
  }

  private async of(quoteId: QuoteId, db: Context['db']): Promise<Trading> {
    const kind = this.kinds.find((await findQuoteHead(db, quoteId))?.kind ?? '')
    if (!kind) throw new Failure('quoteNotFound')
    return kind.trading
  }
}
