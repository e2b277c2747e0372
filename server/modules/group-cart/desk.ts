import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { GroupCartId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import type { Actor, Transition } from '@contract/states/machine'
import { next } from '@contract/states/machine'
import { groupCart, type GroupCartEvent } from '@contract/states/group-cart'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { lockOwnPlace } from './place'
import * as queries from './queries'

type Tx = Transaction<Database>
type Cart = queries.CartRow

/** The jobs that end the choosing, and carts that nobody extends. */
export const deadlineJob = 'groupCart.deadline'
const giveUpJob = 'groupCart.giveUp'

interface ByCart {
  readonly cartId: string
  /** Deadline that the job belongs to; a later deadline has a separate job. */
  readonly at: string
}

/**
 * Event of a shared cart and its actor; `customerId` is the member who was removed, dropped or reminded, or became the
 * host.
 */
export interface GroupCartNews {
  readonly event: GroupCartEvent | 'start' | 'remove' | 'handOver' | 'drop' | 'nudge' | 'orderCancelled'
  readonly actor: Actor
  readonly customerId?: string
  /** Time of an event that can happen more than once. */
  readonly at?: Date
}
type Listener = (tx: Tx, cart: Cart, news: GroupCartNews) => Promise<void>

/** Shared carts: the only writer of a cart's state (product text §2). */
export class GroupCartDesk {
  private readonly listeners: Listener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {
    context.jobs.on<ByCart>(giveUpJob, (tx, job) => this.giveUp(tx, job))
    orders.onChange('takeaway', (tx, order, event) => this.orderChanged(tx, order, event))
    orders.onTouch('takeaway', (tx, order) => this.orderTouched(tx, order))
  }

  /** Subscribes to events of carts, in the transaction that makes them. */
  onNews(listener: Listener): void {
    this.listeners.push(listener)
  }

  /** Begins the choosing in a new cart. */
  async open(tx: Tx, cart: Cart): Promise<void> {
    await this.clockOf(tx, cart)
    await this.tell(tx, cart, { event: 'start', actor: 'customer' })
  }

  /** Notifies the listeners of an event. */
  async tell(tx: Tx, cart: Cart, news: GroupCartNews): Promise<void> {
    for (const listener of this.listeners) await listener(tx, cart, news)
  }

  /** Schedules the end of choosing. */
  async clockOf(tx: Tx, { id: cartId, deadline }: Pick<Cart, 'id' | 'deadline'>): Promise<void> {
    const payload: ByCart = { cartId, at: deadline.toISOString() }
    await this.context.jobs.add(tx, { kind: deadlineJob, payload, runAt: deadline })
  }

  /** Locks a cart for its host. @throws Failure `groupCartHostOnly` */
  async lockForHost(tx: Tx, cartId: GroupCartId, customerId: string): Promise<Cart> {
    const cart = await queries.lockCart(tx, cartId, 'update')
    if (cart.host_id !== customerId) throw new Failure('groupCartHostOnly')
    return cart
  }

  /** Fires an event on a locked cart. @throws Failure `groupCartClosed` when its state does not allow it */
  async fire(
    tx: Tx,
    cart: Cart,
    event: GroupCartEvent,
    actor: Actor,
    change: Partial<Pick<Cart, 'order_id' | 'deadline'>> = {},
  ): Promise<Cart> {
    const state = next(groupCart, cart.state, event)
    const { by }: Transition<string, string> = groupCart.transitions[event]
    if (state === undefined || !([] as readonly Actor[]).concat(by).includes(actor))
      throw new Failure('groupCartClosed')
    const at = this.context.clock.now()
    const changed = await queries.updateCart(tx, cart.id, { ...change, state, changed_at: at })
    if (state === 'expired') {
      const payload: ByCart = { cartId: cart.id, at: at.toISOString() }
      const runAt = minutesAfter(at, limits.groupCartGiveUpMinutes)
      await this.context.jobs.add(tx, { kind: giveUpJob, payload, runAt })
    }
    await this.changed(tx, cart.id)
    await this.tell(tx, changed, { event, actor })
    return changed
  }

  /** Announces a change to everybody in a cart. */
  changed(tx: Tx, cartId: string): Promise<void> {
    return this.context.bus.publish(tx, queries.cartAudience(cartId), { type: 'groupCart', cartId })
  }

  /** Ends a cart. The order of a locked one is cancelled, which ends the cart. @throws Failure `groupCartClosed` */
  async cancel(tx: Tx, cartId: GroupCartId, customerId: string): Promise<Cart> {
    const found = await queries.findCart(tx, cartId)
    if (found?.host_id === customerId && found.order_id) {
      // An order is locked before the cart that it was placed for.
      const order = await this.orders.lock(tx, trustedId('order', found.order_id))
      if (order.phase !== 'toPay') throw new Failure('groupCartClosed')
      await this.orders.fire(tx, order, 'cancel', 'customer', { reason: 'changedMind' })
      return queries.lockCart(tx, cartId, 'update')
    }
    return this.fire(tx, await this.lockForHost(tx, cartId, customerId), 'cancel', 'customer')
  }

  /**
   * Removes a customer with their lines from an open cart; the earliest other member becomes the host, and the host's
   * address is dropped. Without other members the cart is cancelled.
   * @throws Failure `groupCartClosed`, and those of `lockOwnPlace`
   */
  async leave(tx: Tx, cartId: GroupCartId, customerId: string): Promise<void> {
    const cart = await queries.lockCart(tx, cartId, 'update')
    if (cart.state !== 'open' && cart.state !== 'expired') throw new Failure('groupCartClosed')
    await lockOwnPlace(tx, cartId, customerId)
    if (cart.host_id === customerId) {
      const others = (await queries.peopleOf(tx, cartId)).filter(({ customer_id }) => customer_id !== customerId)
      const heir = await this.heirOf(tx, others, cart)
      if (!heir) return void (await this.fire(tx, cart, 'cancel', 'customer'))
      const handed = await queries.updateCart(tx, cartId, { host_id: heir, address_id: null })
      await this.tell(tx, handed, { event: 'handOver', actor: 'customer', customerId: heir })
    }
    await this.changed(tx, cartId)
    await queries.takeOutPerson(tx, cartId, customerId, null)
  }

  /** Earliest member who hosts no other cart of the store. */
  private async heirOf(tx: Tx, others: readonly queries.PersonRow[], { store_id }: Cart): Promise<string | undefined> {
    for (const { customer_id } of others) if (!(await queries.hosts(tx, customer_id, store_id))) return customer_id
    return undefined
  }

  /** Takes somebody else out for good. @throws Failure `groupCartClosed` or `groupPersonNotFound` */
  async remove(tx: Tx, cart: Cart, personId: string): Promise<Cart> {
    if (cart.state !== 'open' && cart.state !== 'expired') throw new Failure('groupCartClosed')
    const person = (await queries.peopleOf(tx, cart.id)).find(({ id }) => id === personId)
    if (!person || person.customer_id === cart.host_id) throw new Failure('groupPersonNotFound')
    // Announced before the removal, so that the removed member still receives it.
    await this.changed(tx, cart.id)
    await queries.takeOutPerson(tx, cart.id, person.customer_id, this.context.clock.now())
    await this.tell(tx, cart, { event: 'remove', actor: 'customer', customerId: person.customer_id })
    return cart
  }

  /**
   * Adds a customer; a present member stays.
   * @throws Failure `groupCartRemoved`, `groupCartClosed` or `groupCartFull`
   */
  async join(tx: Tx, cart: Cart, customerId: string): Promise<void> {
    const known = await queries.findPerson(tx, cart.id, customerId)
    if (known?.removed_at) throw new Failure('groupCartRemoved')
    if (known) return
    if (cart.state !== 'open' || cart.deadline <= this.context.clock.now()) throw new Failure('groupCartClosed')
    if ((await queries.peopleOf(tx, cart.id)).length >= limits.groupCartPeople) throw new Failure('groupCartFull')
    const joined_at = this.context.clock.now()
    await queries.insertPerson(tx, { id: uuid(), cart_id: cart.id, customer_id: customerId, joined_at })
    await this.changed(tx, cart.id)
  }

  private async giveUp(tx: Tx, { cartId, at }: ByCart): Promise<void> {
    const cart = await queries.lockCart(tx, cartId, 'update')
    if (cart.state !== 'expired' || cart.changed_at.toISOString() !== at) return
    await this.fire(tx, cart, 'giveUp', 'clock')
  }

  /** A share of the order is paid, or something of it has come back. */
  private async orderTouched(tx: Tx, { id }: Order): Promise<void> {
    const cart = await queries.findCartOfOrder(tx, id)
    if (cart) await this.changed(tx, cart.id)
  }

  /**
   * Follows the order of a locked cart, which is paid or ends unpaid. Later changes are announced to everybody in the
   * cart.
   */
  private async orderChanged(tx: Tx, { id, phase }: Order, event: string): Promise<void> {
    const found = await queries.findCartOfOrder(tx, id)
    if (!found) return
    const cart = await queries.lockCart(tx, found.id, 'update')
    if (cart.state !== 'locked') return this.orderMoved(tx, cart, phase)
    if (event === 'pay') await this.fire(tx, cart, 'pay', 'payment')
    else if (event === 'cancel') await this.fire(tx, cart, 'cancel', 'customer')
    else if (phase === 'cancelled') await this.fire(tx, cart, 'lapse', 'clock')
  }
  /** Announces the progress of a paid order to everybody, and its cancellation. */
  private async orderMoved(tx: Tx, cart: Cart, phase: Order['phase']): Promise<void> {
    await this.changed(tx, cart.id)
    if (cart.state === 'ordered' && phase === 'cancelled')
      await this.tell(tx, cart, { event: 'orderCancelled', actor: 'platform' })
  }
}
