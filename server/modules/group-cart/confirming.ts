import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { groupCartConfirm } from '@contract/calls/group-cart'
import type { orderUsableCoupons } from '@contract/calls/order'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { checkCoupons, couponSlotsView, couponsView, usedCouponIds, withClaimable } from '../coupon/order'
import { type CustomerCouponRow, unusedCoupons } from '../coupon/queries/owned'
import type { Quotes } from '../order/quotes'
import { componentView } from '../order/view'
import { goodsOf, type PricedOrder, soldComponents } from '../pricing/order'
import type { GroupCartDesk } from './desk'
import { groupQuoteKind } from './placement'
import { fill, type FilledCart, priceCart, takeawayRequest } from './pricing'
import * as queries from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

interface SavedRequest {
  readonly cartId: string
}

/** The price of a shared cart with its host’s coupons, before it is locked. Where each pays, there are none. */
export class GroupCartConfirming {
  constructor(
    private readonly context: Context,
    private readonly parts: { readonly desk: GroupCartDesk; readonly saved: Quotes },
  ) {}

  /**
   * Prices an open cart with the named coupons; without `couponIds`, with the combination that saves most.
   * @throws Failure of `groupCart.confirm`
   */
  async confirm(
    tx: Tx,
    caller: SignedIn,
    { cartId, couponIds }: Request<typeof groupCartConfirm>,
  ): Promise<Response<typeof groupCartConfirm>> {
    const cart = await this.parts.desk.lockForHost(tx, cartId, caller.customer.id)
    if (cart.state !== 'open') throw new Failure('groupCartClosed')
    const filled = await fill(tx, cart)
    if (filled.rows.length === 0) throw new Failure('cartEmpty')
    const coupons = await this.couponsOf(tx, filled)
    const { priced } = await priceCart(this.context, tx, filled, { coupons, couponIds })
    const { basket, fingerprint } = priced
    checkCoupons(basket, coupons, couponIds)
    const request = { ...takeawayRequest(filled, usedCouponIds(basket)), cartId: cart.id }
    const quote = { kind: groupQuoteKind, customerId: cart.host_id, storeId: cart.store_id }
    const { id } = await this.parts.saved.save({ ...quote, request, fingerprint, total: basket.total }, tx)
    return {
      quoteId: id,
      components: soldComponents(basket).map((component) => componentView(component, caller.language)),
      total: basket.total,
      coupons: cart.payer === 'each' ? [] : await this.slots(tx, caller, filled, basket, coupons),
    }
  }

  /** Every coupon of the host for a quote, at current prices. @throws Failure `quoteNotFound` */
  async coupons(
    caller: SignedIn,
    { quoteId }: Request<typeof orderUsableCoupons>,
  ): Promise<Response<typeof orderUsableCoupons>> {
    const { db } = this.context
    const { cartId } = await this.parts.saved.requestOf<SavedRequest>(quoteId, groupQuoteKind)
    const cart = await queries.findCart(db, cartId)
    if (!cart || cart.host_id !== caller.customer.id) throw new Failure('quoteNotFound')
    const filled = await fill(db, cart)
    const coupons = await this.couponsOf(db, filled)
    const { priced } = await priceCart(this.context, db, filled)
    return { items: couponsView(priced.basket, coupons, caller.language) }
  }

  private slots(
    tx: Tx,
    { customer }: SignedIn,
    { store }: FilledCart,
    basket: PricedOrder,
    coupons: readonly CustomerCouponRow[],
  ) {
    const asked = { kind: 'takeaway', storeId: store.id, category: store.category_key, goods: goodsOf(basket) }
    return withClaimable(tx, couponSlotsView(basket, coupons), asked, { customer, now: this.context.clock.now() })
  }

  private async couponsOf(db: Db, { cart }: FilledCart): Promise<CustomerCouponRow[]> {
    return cart.payer === 'each' ? [] : unusedCoupons(db, cart.host_id, this.context.clock.now())
  }
}
