import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { mallPointsConfirm } from '@contract/calls/mall'
import type { orderConfirm, orderUsableCoupons } from '@contract/calls/order'
import type { MallQuote } from '@contract/entities/order'
import type { Context } from '../../../context'
import type { Database, MallRequest } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { sha256 } from '../../../security/hash'
import { trustedId } from '../../../security/trusted-id'
import { toAddress } from '../../address/address'
import { type AddressRow, addressById, chosenAddress } from '../../address/queries'
import { couponsOfQuote } from '../../coupon/order'
import { claimableKinds } from '../../coupon/queries/claimable'
import { couponsOfOrder, type CustomerCouponRow, unusedCoupons } from '../../coupon/queries/owned'
import { orderCouponView } from '../../coupon/view'
import type { Quotes } from '../../order/quotes'
import { balanceOf as pointsOf } from '../../points/queries'
import { sum } from '../../pricing/amounts'
import { slotOf } from '../../pricing/coupon-rules'
import { cartLines } from '../cart/queries'
import { guardDeal } from '../deals/guard'
import { type DealRow, findDeal, hadOf } from '../deals/queries'
import { keptOf } from '../presale/kept'
import { offeredIn } from '../presale/offered'
import { onPresale, type OrderTerms, termsOf } from '../presale/terms'
import { stockOf } from '../stock/queries'
import { linesOf, underDeal } from '../trade/lines'
import { goodsOf, type PricedTrade, priceTrade } from '../trade/price'
import { boughtOf, type Buyer, buyerOf, skusInFull, warehouses } from '../trade/queries'
import { inSlot, judgeCoupons, quoteView, usableCoupons, usedCouponIds } from './quote-view'

type Db = Kysely<Database>
type DealConfirm = Request<typeof mallPointsConfirm>
type MallConfirm = Extract<Request<typeof orderConfirm>, { kind: 'mall' }>

/** A trade as it is priced now. */
export interface TradeBasis {
  readonly tradeId: string
  readonly request: MallRequest
  readonly trade: PricedTrade
  readonly address: AddressRow | null
  readonly coupons: readonly CustomerCouponRow[]
  /** Payment terms of a purchase in a presale. */
  readonly presale: OrderTerms | null
  readonly buyer: Buyer
  /** A hash of everything that the customer agreed to. */
  readonly fingerprint: string
}

/** Quotes of trades over shops of the mall (product text §5, orders). */
export class MallQuotes {
  constructor(
    private readonly context: Context,
    private readonly saved: Quotes,
  ) {}

  /**
   * Prices the ticked lines of the cart, of all shops or of one, or one SKU; without `couponIds` under the offers with
   * the lowest total.
   * @throws Failure `cartEmpty`, `productNotFound`, `couponUnavailable`, or those of a presale
   */
  async confirm(
    caller: SignedIn,
    { sku, shopId, presaleId, addressId, couponIds, usePoints }: MallConfirm,
  ): Promise<MallQuote> {
    const { db } = this.context
    const lines = sku ? [sku] : await this.ticked(caller, shopId)
    if (lines.length === 0) throw new Failure('cartEmpty')
    const address = await chosenAddress(db, caller.customer.id, addressId)
    const coupons = await unusedCoupons(db, caller.customer.id, this.context.clock.now())
    const input = { addressId: address?.id ?? null, lines, usePoints, presaleId, fromCart: !sku }
    const basis = await this.basis(db, caller, { ...input, couponIds: [] }, { address, coupons, couponIds })
    if (basis.trade.shops.length + basis.trade.leftOut.length === 0) throw new Failure('productNotFound')
    const request = { ...input, couponIds: usedCouponIds(basis.trade) }
    return this.view(caller, request, basis)
  }

  /**
   * Prices pieces of a deal of the points mall or of a flash sale, beside which no other offers apply.
   * @throws Failure `productNotFound`, `flashNotYet`, `flashOver`, `notMember`, `overPurchaseLimit` or `soldOut`
   */
  async confirmDeal(caller: SignedIn, { dealId, quantity, addressId }: DealConfirm): Promise<MallQuote> {
    const { db } = this.context
    const deal = await findDeal(db, dealId)
    if (!deal) throw new Failure('productNotFound')
    const address = await chosenAddress(db, caller.customer.id, addressId)
    const request: MallRequest = {
      ...{ addressId: address?.id ?? null, couponIds: [], lines: [{ skuId: deal.sku_id, quantity }], dealId },
      ...{ fromCart: false },
    }
    const basis = await this.basis(db, caller, request, { address, coupons: [], couponIds: [] })
    return this.view(caller, request, basis)
  }

  /**
   * Every coupon of the caller for a quote, at current prices.
   * @throws Failure `quoteNotFound`
   */
  async coupons(
    caller: SignedIn,
    { quoteId }: Request<typeof orderUsableCoupons>,
  ): Promise<Response<typeof orderUsableCoupons>> {
    const { db, clock } = this.context
    const request = await this.saved.requestOf<MallRequest>(quoteId, 'mall')
    if (request.dealId !== undefined) return { items: [] }
    const own = await this.ownCoupons(db, caller, request)
    const coupons = [...own, ...(await unusedCoupons(db, caller.customer.id, clock.now()))]
    const address = await this.addressOf(db, request)
    const { trade } = await this.basis(db, caller, request, { address, coupons, couponIds: [] })
    const judged = judgeCoupons(trade, coupons, this.asking(caller))
    const items = judged.map(({ coupon, ...judgement }) => orderCouponView(coupon, judgement, caller.language))
    return { items: items.sort((one, other) => other.off - one.off) }
  }

  /**
   * Prices a saved request again, in the submitting transaction.
   * @throws Failure `couponUnavailable` when a coupon is used or cannot be used any more
   */
  async reprice(tx: Db, caller: SignedIn, request: MallRequest): Promise<TradeBasis> {
    const own = await this.ownCoupons(tx, caller, request)
    const couponIds = request.couponIds.map((id) => trustedId('coupon', id))
    const isOwn = (id: string) => own.some((coupon) => coupon.id === id)
    const others = couponIds.filter((id) => !isOwn(id))
    const coupons = [...own, ...(await couponsOfQuote(tx, caller.customer.id, others))]
    return this.basis(tx, caller, request, { address: await this.addressOf(tx, request), coupons, couponIds })
  }

  /** Saves a quote and shows it. */
  private async view(caller: SignedIn, request: MallRequest, basis: TradeBasis): Promise<MallQuote> {
    const { clock, config: settings, db } = this.context
    const [saved, places, claimable] = await Promise.all([
      this.save(caller, request, basis),
      warehouses(db),
      this.claimableOf(caller, basis),
    ])
    const address = basis.address && toAddress(basis.address, this.context.seal, caller.language)
    return quoteView({ ...saved, ...basis, places, claimable, at: clock.now(), settings }, this.asking(caller), address)
  }

  /** Number of the platform's red envelopes that the caller can claim for a trade; 0 where one is usable, or no coupon would be. */
  private async claimableOf(caller: SignedIn, { request, trade, coupons }: TradeBasis): Promise<number> {
    if (request.dealId !== undefined || request.changes) return 0
    const asking = this.asking(caller)
    if (inSlot(usableCoupons(trade, coupons, asking), 'envelope') > 0) return 0
    const goods = sum(trade.shops, ({ lines }) => goodsOf(lines))
    const claiming = { customer: caller.customer, now: asking.now }
    const kinds = await claimableKinds(
      this.context.db,
      { kind: 'mall', storeId: null, category: null, goods },
      claiming,
    )
    return kinds.filter((kind) => slotOf(kind) === 'envelope').length
  }

  /** The deal that a request is bought under, if any. @throws Failure why it cannot be */
  private async dealOf(db: Db, caller: SignedIn, { dealId, lines }: MallRequest): Promise<DealRow | undefined> {
    if (dealId === undefined) return undefined
    const [deal, had] = [await findDeal(db, dealId), await hadOf(db, buyerOf(caller), dealId)]
    const [line] = lines
    if (!deal || !line) throw new Failure('productNotFound')
    const now = this.context.clock.now()
    guardDeal(deal, { now, isMember: caller.customer.isMember, had, quantity: line.quantity })
    return deal
  }

  /** The coupons of the order that a request changes, which were used in time. */
  private async ownCoupons(db: Db, { customer }: SignedIn, { changes }: MallRequest): Promise<CustomerCouponRow[]> {
    if (!changes) return []
    const later = new Date(this.context.clock.now().getTime() + 1)
    return (await couponsOfOrder(db, customer.id, changes)).map((coupon) => ({
      ...coupon,
      valid_until: coupon.valid_until > later ? coupon.valid_until : later,
    }))
  }

  private asking({ customer, language }: SignedIn) {
    return { isMember: customer.isMember, language, now: this.context.clock.now() }
  }

  private async ticked({ customer }: SignedIn, shopId: string | undefined): Promise<MallRequest['lines']> {
    const rows = await cartLines(this.context.db, customer.id)
    const chosen = rows.filter(({ ticked, store_id }) => ticked && (shopId === undefined || store_id === shopId))
    return chosen.map(({ sku_id: skuId, quantity }) => ({ skuId, quantity }))
  }

  private async addressOf(db: Db, { addressId }: MallRequest): Promise<AddressRow | null> {
    return addressId === null ? null : ((await addressById(db, trustedId('address', addressId))) ?? null)
  }

  private async basis(
    db: Db,
    caller: SignedIn,
    request: MallRequest,
    given: {
      readonly address: AddressRow | null
      readonly coupons: readonly CustomerCouponRow[]
      readonly couponIds: readonly string[] | undefined
    },
  ): Promise<TradeBasis> {
    const { address, coupons, couponIds } = given
    const { customer } = caller
    const buyer = buyerOf(caller)
    const deal = await this.dealOf(db, caller, request)
    const skuIds = request.lines.map(({ skuId }) => skuId)
    const now = this.context.clock.now()
    const kept = request.changes && (await keptOf(db, request.changes))
    const offered = await offeredIn(db, request, now)
    const [found, stock] = [await skusInFull(db, skuIds), kept ? kept.stock : await stockOf(db, skuIds)]
    const skus = found.map((sku) => (kept ? kept.asBought(sku) : offered ? onPresale(sku, offered) : sku))
    const productIds = [...new Set(skus.map(({ product_id }) => product_id))]
    const bought = await boughtOf(db, buyer, productIds)
    const priced = linesOf(request.lines, skus, bought, customer.isMember)
    const lines = deal ? priced.map((line) => underDeal(line, deal)) : priced
    const region = address?.region_code ?? (kept ? kept.region : undefined)
    const points = { balance: await pointsOf(db, customer.id), use: (request.usePoints ?? false) && !offered && !kept }
    const { isMember } = customer
    const presale = kept ? kept.terms : offered && termsOf(offered, request.lines[0]?.quantity ?? 1)
    const least = presale?.deposit ? presale.deposit + 1 : undefined
    const trade = priceTrade({ lines, stock, region, coupons, couponIds, points, least, isMember, now })
    if (!trade) throw new Failure('couponUnavailable')
    return {
      tradeId: uuid(),
      request,
      trade,
      address,
      coupons,
      presale,
      buyer,
      fingerprint: fingerprintOf(trade, address, presale),
    }
  }

  /** Saves a quote of a priced trade. */
  async save(caller: SignedIn, request: MallRequest, { trade, fingerprint }: TradeBasis) {
    return this.saved.save({
      kind: 'mall',
      customerId: caller.customer.id,
      storeId: null,
      request,
      fingerprint,
      total: trade.total,
    })
  }
}

function fingerprintOf({ shops, total }: PricedTrade, address: AddressRow | null, presale: OrderTerms | null): string {
  const bought = shops.map(({ shopId, lines, priced }) => [
    shopId,
    lines.map(({ sku, quantity, price }) => [sku.id, quantity, price]),
    priced.components.map(({ kind, amount }) => [kind, amount]),
  ])
  return sha256(JSON.stringify([address?.id, address?.region_code, bought, total, ...(presale ? [presale] : [])]))
}
