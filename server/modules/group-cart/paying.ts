import type { Transaction } from 'kysely'
import type { GroupCartId } from '@contract/entities/ids'
import type { Bilingual, Database } from '../../database/schema'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import type { OrderEngine } from '../order/engine'
import { dropLines, openPart } from '../order/payers'
import { linesOfPayment, openPayments, type Order } from '../order/queries'
import { closePayment } from '../payment/lifecycle'
import { lockPayment } from '../payment/queries'
import { sum } from '../pricing/amounts'
import { findStore } from '../takeaway/queries'
import type { GroupCartDesk } from './desk'
import type { FilledCart } from './pricing'
import * as queries from './queries'
import { type Share, totalOf } from './shares'

type Tx = Transaction<Database>
type Person = queries.PersonRow

/** A cart whose order waits for the shares of its people, locked with that order. */
interface LockedCart {
  readonly cart: queries.CartRow
  readonly order: Order
  readonly host: Person
  readonly people: readonly Person[]
  /** Open payment of the host. */
  readonly open: { readonly id: string; readonly amount: number } | undefined
}

const shareOf = ({ goods, fees, offers }: Person): Share => ({
  goods: goods ?? 0,
  fees: fees ?? 0,
  offers: offers ?? 0,
})

const owes = ({ payment_id, paid_at }: Person): boolean => payment_id !== null && paid_at === null

/** Shared carts where each pays their own share (product text §2): who pays what of a locked one. */
export class GroupPaying {
  constructor(
    private readonly context: Pick<Context, 'clock'>,
    private readonly orders: OrderEngine,
    private readonly desk: GroupCartDesk,
  ) {}

  /** Opens a payment for each who owes something of a new order; where nobody does, the host confirms it with a payment of 0. */
  async open(
    tx: Tx,
    { cart, people, rows }: FilledCart,
    order: Order,
    shares: ReadonlyMap<string, Share>,
  ): Promise<void> {
    const title = await this.titleOf(tx, cart)
    const owing = people.filter(({ customer_id }) => totalOf(shares.get(customer_id) ?? nothing) > 0)
    const payers = owing.length > 0 ? owing : people.filter(({ customer_id }) => customer_id === cart.host_id)
    for (const { id: subjectId, customer_id: customerId } of payers) {
      const positions = rows.flatMap((row, position) => (row.customer_id === customerId ? [position] : []))
      const amount = totalOf(shares.get(customerId) ?? nothing)
      const at = this.context.clock.now()
      const payment_id = await openPart(tx, order, { subjectId, customerId, title, amount, positions, at })
      await queries.updatePerson(tx, cart.id, customerId, { payment_id })
    }
  }

  /**
   * Has the host pay for somebody, or for all who have not paid, by one payment with what else the host owes. The payments that it
   * replaces are closed: what is paid for them later goes back.
   * @throws Failure as `groupCart.payFor` says
   */
  async payFor(tx: Tx, cartId: GroupCartId, hostId: string, personId?: string) {
    const locked = await this.lock(tx, cartId, hostId)
    const { people, open } = locked
    if (personId !== undefined && !people.some(({ id }) => id === personId)) throw new Failure('groupPersonNotFound')
    const chosen = people.filter((person) => owes(person) && (personId === undefined || person.id === personId))
    if (chosen.length === 0) throw new Failure('groupSharePaid')
    const others = chosen.filter(({ payment_id }) => payment_id !== open?.id)
    if (open && others.length === 0) return answer(locked, open)
    const amount = (open?.amount ?? 0) + sum(others, (person) => totalOf(shareOf(person)))
    return answer(locked, { amount, id: await this.reopen(tx, locked, others, amount) })
  }

  /**
   * Removes the dishes of a member who has not paid from the order; the member's fees pass to the host.
   * @throws Failure as `groupCart.drop` says
   */
  async drop(tx: Tx, cartId: GroupCartId, hostId: string, personId: string): Promise<queries.CartRow> {
    const locked = await this.lock(tx, cartId, hostId)
    const { cart, host, open } = locked
    const person = locked.people.find(({ id }) => id === personId)
    if (!person || person.id === host.id || person.goods === null) throw new Failure('groupPersonNotFound')
    if (!owes(person)) throw new Failure('groupSharePaid')
    const order = await this.dropDishes(tx, locked, person)
    const { fees } = shareOf(person)
    const isHosts = person.payment_id === open?.id
    if (!isHosts) await this.close(tx, [person.payment_id])
    await this.moveShare(tx, locked, person)
    const owed = (open?.amount ?? 0) + fees - (isHosts ? totalOf(shareOf(person)) : 0)
    const rest = locked.people.filter(({ id }) => id !== person.id)
    if (owed !== (open?.amount ?? 0)) await this.reopen(tx, { ...locked, order, people: rest }, [host], owed)
    if ((await openPayments(tx, order.id)) === 0) await this.orders.fire(tx, order, 'pay', 'payment')
    const at = this.context.clock.now()
    await this.desk.tell(tx, cart, { event: 'drop', actor: 'customer', customerId: person.customer_id, at })
    return queries.lockCart(tx, cart.id, 'update')
  }

  /** @throws Failure `groupCartHostOnly`, or `groupCartClosed` unless its people are still to pay */
  private async lock(tx: Tx, cartId: GroupCartId, hostId: string): Promise<LockedCart> {
    const found = await queries.findCart(tx, cartId)
    if (found?.host_id !== hostId) throw new Failure('groupCartHostOnly')
    if (!found.order_id || found.payer !== 'each') throw new Failure('groupCartClosed')
    // An order is locked before the cart that it was placed for.
    const order = await this.orders.lock(tx, trustedId('order', found.order_id))
    const cart = await queries.lockCart(tx, cartId, 'update')
    if (cart.state !== 'locked' || order.pay_before <= this.context.clock.now()) throw new Failure('groupCartClosed')
    const people = await queries.peopleOf(tx, cartId)
    const host = people.find(({ customer_id }) => customer_id === hostId)
    if (!host) throw new Error(`The shared cart ${cartId} has no host`)
    return { cart, order, host, people, open: await queries.openPaymentOf(tx, order.id, hostId) }
  }

  /** Replaces the open payment of the host by one that also covers others, unless nothing is to be paid. */
  private async reopen(tx: Tx, locked: LockedCart, others: readonly Person[], amount: number): Promise<string> {
    const { cart, order, host, people, open } = locked
    const covered = people.filter((each) => others.includes(each) || (open && each.payment_id === open.id))
    const own = covered.flatMap(({ payment_id, id }) => (id !== host.id || owes(host) ? [payment_id] : []))
    const before = [...new Set([...own, open?.id ?? null])]
    const positions: number[] = []
    for (const id of before) if (id) positions.push(...(await linesOfPayment(tx, order.id, id)))
    await this.close(tx, before)
    const title = await this.titleOf(tx, cart)
    const at = this.context.clock.now()
    const part = { subjectId: host.id, customerId: host.customer_id, title, amount, positions, at }
    const payment_id = await openPart(tx, order, part)
    for (const { customer_id } of covered) await queries.updatePerson(tx, cart.id, customer_id, { payment_id })
    await this.orders.touch(tx, order, {})
    return payment_id
  }

  private async close(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
    for (const id of [...ids].sort()) {
      if (id === null) continue
      await lockPayment(tx, id)
      await closePayment(tx, id, this.context.clock.now())
    }
  }

  private async dropDishes(tx: Tx, { cart, order }: LockedCart, { customer_id }: Person): Promise<Order> {
    const rows = await queries.linesOf(tx, cart.id)
    const positions = rows.flatMap((row) =>
      row.customer_id === customer_id && row.position !== null ? [row.position] : [],
    )
    const store = await findStore(tx, cart.store_id)
    await queries.unplaceLines(tx, cart.id, customer_id)
    return dropLines(tx, this.orders, order, positions, store?.minimum_order ?? 0)
  }

  /** Leaves nothing of somebody's share but their fees, which become the host's. */
  private async moveShare(tx: Tx, { cart, host }: LockedCart, person: Person): Promise<void> {
    const dropped_at = this.context.clock.now()
    const none = { goods: null, fees: null, offers: null, payment_id: null }
    await queries.updatePerson(tx, cart.id, person.customer_id, { ...none, dropped_at })
    const own = shareOf(host)
    await queries.updatePerson(tx, cart.id, host.customer_id, { ...own, fees: own.fees + shareOf(person).fees })
  }

  private async titleOf(tx: Tx, { store_id }: queries.CartRow): Promise<Bilingual> {
    const name = (await findStore(tx, store_id))?.name ?? { en: '', zh: '' }
    return { en: `${name.en} · group order`, zh: `${name.zh} · 拼单` }
  }
}

const nothing: Share = { goods: 0, fees: 0, offers: 0 }

const answer = ({ order }: LockedCart, { id, amount }: { readonly id: string; readonly amount: number }) => ({
  paymentId: id,
  amount,
  payBefore: order.pay_before.toISOString(),
})
