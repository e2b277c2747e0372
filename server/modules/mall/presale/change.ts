import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/presale'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../../context'
import type { Database, MallRequest } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { addressById } from '../../address/queries'
import { sealAddress } from '../../address/snapshot'
import { couponsOfOrder } from '../../coupon/queries/owned'
import { dropCoupons, shareCoupons, useCoupons } from '../../coupon/queries/uses'
import type { OrderEngine } from '../../order/engine'
import { lockQuote, type Order, orderById, useQuote } from '../../order/queries'
import { closeOpenPayments, restateShares } from '../../order/settlement'
import { draftOf } from '../order/placement'
import { setAddress, setPaid } from '../order/queries'
import { commonCouponIds, refusalOf, usedCouponIds } from '../order/quote-view'
import type { MallQuotes, TradeBasis } from '../order/quotes'
import * as queries from './queries'
import { balanceOf } from './terms'

type Tx = Transaction<Database>

/**
 * Changes of the address and coupons of orders whose deposit is paid (docs/decisions/052-changes-of-presales.md): the
 * goods, their price and the reserved stock stay; shipping, coupons and shares are recomputed.
 */
export class BalanceChanges {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly quotes: MallQuotes,
  ) {}

  /**
   * @throws Failure `presaleNotFound`, `depositRequired`, `balanceOver`, `alreadyPaid`, `addressNotFound`, `couponUnavailable`
   * or `notShippedThere`
   */
  async quote(
    caller: SignedIn,
    { orderId, addressId, couponIds }: Request<typeof calls.mallPresaleQuote>,
  ): Promise<Response<typeof calls.mallPresaleQuote>> {
    const { db } = this.context
    const own = await couponsOfOrder(db, caller.customer.id, orderId)
    const { quantity, sku_id: skuId, order } = await this.changeable(db, orderId)
    if (addressId && !(await addressById(db, addressId))) throw new Failure('addressNotFound')
    const asked: MallRequest = {
      ...{ addressId: addressId ?? null, lines: [{ skuId, quantity }], fromCart: false, changes: order.id },
      couponIds: couponIds ?? own.map(({ id }) => id),
    }
    const basis = await this.quotes.reprice(db, caller, asked)
    refuse(basis)
    const request = { ...asked, couponIds: usedCouponIds(basis.trade) }
    const { id, expiresAt } = await this.quotes.save(caller, request, basis)
    const [shop] = basis.trade.shops
    return {
      id,
      total: basis.trade.total,
      balance: balanceUnder(basis),
      shippingFee: shop?.shipping.fee ?? 0,
      couponIds: request.couponIds,
      couponsOff: (shop?.couponOff ?? 0) + basis.trade.offers.platformOff + basis.trade.offers.shippingOff,
      expiresAt: expiresAt.toISOString(),
    }
  }

  /** @throws Failure as `quote`, and `quoteNotFound`, `quoteExpired` or `quoteChanged` */
  async change(
    tx: Tx,
    caller: SignedIn,
    { quoteId }: Request<typeof calls.mallPresaleChange>,
  ): Promise<Response<typeof calls.mallPresaleChange>> {
    const quote = await lockQuote(tx, quoteId, 'mall')
    const request = quote?.request as MallRequest | undefined
    if (!quote || quote.order_id !== null || !request?.changes) throw new Failure('quoteNotFound')
    if (quote.expires_at <= this.context.clock.now()) throw new Failure('quoteExpired')
    const order = await this.orders.lock(tx, request.changes)
    await this.changeable(tx, order.id, order)
    const basis = await this.quotes.reprice(tx, caller, request)
    refuse(basis)
    if (basis.fingerprint !== quote.fingerprint) throw new Failure('quoteChanged', { total: basis.trade.total })
    await useQuote(tx, quote.id, order.id)
    const balance = balanceUnder(basis)
    await this.write(tx, order, basis, balance)
    return { orderId: order.id, balance }
  }

  /** The terms of an order whose deposit is paid and whose balance is not. @throws Failure for any other */
  private async changeable(db: Parameters<typeof queries.presaleOrder>[0], orderId: OrderId, locked?: Order) {
    const row = await queries.presaleOrder(db, orderId)
    if (!row?.balance || !row.balance_until) throw new Failure('presaleNotFound')
    const order = locked ?? (await orderById(db, orderId))
    if (order.state === 'pendingDeposit') throw new Failure('depositRequired')
    if (order.state === 'closed' || this.context.clock.now() >= row.balance_until) throw new Failure('balanceOver')
    if (order.paid_at !== null) throw new Failure('alreadyPaid')
    return { ...row, order }
  }

  private async write(tx: Tx, order: Order, basis: TradeBasis, balance: number): Promise<void> {
    const [shop] = basis.trade.shops
    if (!shop) throw new Error(`Order ${order.id} has nothing to sell`)
    const { components, total, saved, shares, couponIds } = draftOf(order.customer_id, shop, basis)
    const at = this.context.clock.now()
    await closeOpenPayments(tx, order, at)
    const common = commonCouponIds(basis.trade)
    await dropCoupons(tx, order.id)
    const ids = [...couponIds, ...common]
    if (!(await useCoupons(tx, { ids, customerId: order.customer_id, orderId: order.id, at })))
      throw new Failure('couponUnavailable')
    await shareCoupons(tx, common, [order.id])
    await setPaid(tx, order.id, shop.priced.paid)
    await restateShares(tx, order, shares)
    await queries.notePresaleOrder(tx, order.id, { balance })
    const { address } = basis
    if (address) {
      const sealed = { address_sealed: sealAddress(this.context.seal, address), region_code: address.region_code }
      await setAddress(tx, order.id, sealed)
    }
    await this.orders.touch(tx, order, { components: JSON.stringify(components), total, saved })
  }
}

/** @throws Failure why an order cannot be had so */
function refuse({ trade, address, request }: TradeBasis): void {
  const refused = refusalOf(trade, address, request)
  if (refused) throw new Failure(refused.failure, refused.details)
}

/** @throws Error for an order without a presale deposit */
function balanceUnder({ presale, trade }: TradeBasis): number {
  const balance = presale && balanceOf(presale, trade.total)
  if (!balance) throw new Error('A change leaves nothing of the balance')
  return balance
}
