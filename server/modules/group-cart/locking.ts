import type { Transaction } from 'kysely'
import type { CouponId, OrderId } from '@contract/entities/ids'
import type { Actor } from '@contract/states/machine'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure, isFailure } from '../../http/failure'
import { rollbackToSavepoint, savepoint } from '../../http/queries/keys'
import { trustedId } from '../../security/trusted-id'
import { checkCoupons, couponsOfQuote } from '../coupon/order'
import type { Quotes } from '../order/quotes'
import { orderById, orderLines } from '../order/queries'
import type { OrderSubmission } from '../order/submission'
import { lockCustomers } from '../../database/lock-customers'
import { sum } from '../pricing/amounts'
import type { TakeawayQuotes } from '../takeaway/quotes'
import { deadlineJob, type GroupCartDesk } from './desk'
import { GroupPlacement, groupQuoteKind } from './placement'
import type { GroupPaying } from './paying'
import { fill, type FilledCart, priceCart, takeawayRequest } from './pricing'
import * as queries from './queries'
import { sharesOf } from './shares'

type Tx = Transaction<Database>

/** Host's input at the lock; empty when the clock locks. */
export interface LockInput {
  readonly actor: Extract<Actor, 'customer' | 'clock'>
  readonly remark: string
  readonly tableware: number
  /** The host's coupons; none where each pays. */
  readonly couponIds: readonly CouponId[]
  /** The total that the host agreed to; undefined for whatever it is. */
  readonly total: number | undefined
}

/** Locks carts: the order of takeaway is placed at once, so that stock, prices and shares are fixed together. */
export class GroupCartLocking {
  constructor(
    private readonly context: Context,
    private readonly parts: {
      readonly desk: GroupCartDesk
      readonly paying: GroupPaying
      readonly quotes: TakeawayQuotes
      readonly saved: Quotes
      readonly submission: OrderSubmission
    },
  ) {
    context.jobs.on<{ cartId: string; at: string }>(deadlineJob, (tx, { cartId, at }) => this.timeUp(tx, cartId, at))
  }

  /**
   * Places the order of a locked cart for its host.
   * @throws Failure `groupCartClosed`, `cartEmpty`, `couponUnavailable`, `quoteChanged` and whatever refuses an order
   */
  async lock(tx: Tx, cart: queries.CartRow, input: LockInput) {
    if (cart.state !== 'open') throw new Failure('groupCartClosed')
    const filled = await fill(tx, cart)
    if (filled.rows.length === 0) throw new Failure('cartEmpty')
    // The purchase limits of everybody hold against an own order of theirs at the same moment.
    await lockCustomers(
      tx,
      filled.people.map(({ customer_id }) => customer_id),
    )
    const couponIds = [...input.couponIds]
    if (couponIds.length > 0 && cart.payer === 'each') throw new Failure('couponUnavailable')
    const coupons = await couponsOfQuote(tx, cart.host_id, couponIds)
    const { priced } = await priceCart(this.context, tx, filled, { coupons, couponIds })
    checkCoupons(priced.basket, coupons, couponIds)
    const { total } = priced.basket
    if (input.total !== undefined && input.total !== total) throw new Failure('quoteChanged', { total })
    const { id } = await this.parts.saved.save(
      {
        kind: groupQuoteKind,
        customerId: cart.host_id,
        storeId: cart.store_id,
        request: takeawayRequest(filled, couponIds),
        fingerprint: priced.fingerprint,
        total,
      },
      tx,
    )
    const placed = await this.parts.submission.submit(
      tx,
      hostOf(filled),
      new GroupPlacement(this.context, this.parts.quotes, filled),
      {
        quoteId: trustedId('quote', id),
        placementInput: {
          remark: input.remark,
          tableware: input.tableware,
          shopRemarks: [],
          hideNumber: true,
          riderNote: '',
          contactFree: false,
          ifSoldOut: 'call',
          agreed: false,
        },
      },
    )
    await this.fix(tx, filled, placed.orderId)
    await this.parts.desk.fire(tx, cart, 'lock', input.actor, { order_id: placed.orderId })
    const payment = await queries.openPaymentOf(tx, placed.orderId, cart.host_id)
    return { orderId: placed.orderId, payBefore: placed.payBefore, paymentId: payment?.id ?? null }
  }

  /** Writes which line of the order is whose, and the shares, which no longer rise, with the payments of them where each pays. */
  private async fix(tx: Tx, filled: FilledCart, orderId: OrderId): Promise<void> {
    const { cart, people, rows } = filled
    await queries.placeLines(
      tx,
      rows.map(({ id }) => id),
    )
    const order = await orderById(tx, orderId)
    const lines = (await orderLines(tx, orderId)).map(({ position, price, quantity, paid }) => {
      return { buyerId: rows[position]?.customer_id ?? '', gross: price * quantity, paid }
    })
    const fees = order.total - sum(lines, ({ paid }) => paid)
    const ids = people.map(({ customer_id }) => customer_id)
    const shares = sharesOf(ids, lines, fees, cart.fee_split)
    for (const [customerId, share] of shares) await queries.updatePerson(tx, cart.id, customerId, { ...share })
    if (cart.payer === 'each') await this.parts.paying.open(tx, filled, order, shares)
  }

  /** At the deadline a cart locks by itself, or expires when its order cannot be placed. */
  private async timeUp(tx: Tx, cartId: string, at: string): Promise<void> {
    const cart = await queries.lockCart(tx, cartId, 'update')
    if (cart.state !== 'open' || cart.deadline.toISOString() !== at) return
    await savepoint(tx)
    try {
      const people = await queries.peopleOf(tx, cartId)
      const tableware = Math.min(20, people.length)
      await this.lock(tx, cart, { actor: 'clock', remark: '', tableware, couponIds: [], total: undefined })
    } catch (error) {
      if (!isFailure(error)) throw error
      await rollbackToSavepoint(tx)
      await this.parts.desk.fire(tx, cart, 'expire', 'clock')
    }
  }
}

/** The host as the ordering customer, also where the clock locks. */
function hostOf({ cart, store }: FilledCart): SignedIn {
  return {
    customer: { id: cart.host_id, isMember: false, tokenHash: '' },
    language: 'zh',
    place: { latitude: store.latitude, longitude: store.longitude },
    ip: '',
    network: '',
    device: undefined,
    userAgent: '',
    requestId: cart.id,
    origin: '',
  }
}
