import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { isFailure } from '../../http/failure'
import { GroupLines, isOpenAt } from '../../modules/group-cart/lines'
import * as carts from '../../modules/group-cart/queries'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'
import { accounts } from '../city'
import { accountId } from '../seed/accounts'
import { orderable } from '../seed/queries'
import { part } from '../surprises'
import { guestId, guestIds } from '../tables/guests'
import { type Friend, friends, friendsOf } from './friends'
import { payFor } from './pay'

type Tx = Transaction<Database>

/** Next step of a friend in a cart. */
interface Job {
  readonly cartId: string
  readonly customerId: string
  readonly friend: Friend['key']
  readonly step: 'come' | 'choose' | 'ready' | 'leave' | 'pay'
}

const kind = 'autopilot.groupCart'
/** Quantity of the greedy friend without a cap. */
const enough = 3

/** Lets demo people join shared carts, so that one person alone can see one filled (docs/testing.md). */
export class GroupCartAutopilot {
  private readonly lines: GroupLines
  private readonly hosts = new Set(accounts.map(accountId))

  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'groupCarts' | 'purposes'>,
  ) {
    this.lines = new GroupLines(context)
  }

  /** Subscribes to all shared carts. */
  start(): void {
    this.services.groupCarts.onNews(async (tx, cart, { event }) => {
      if (event === 'start') await this.invite(tx, cart)
      if (event === 'lock') await this.askToPay(tx, cart)
    })
    this.context.jobs.on<Job>(kind, (tx, job) => this.act(tx, job))
  }

  /** The time after `minutes` of the demo's time. */
  private after(minutes: number): Date {
    return minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
  }

  private async invite(tx: Tx, cart: carts.CartRow): Promise<void> {
    for (const { customerId, friend } of this.friendsIn(cart))
      await this.plan(tx, { cartId: cart.id, customerId, friend: friend.key, step: 'come' }, friend.come)
  }

  /** Accounts of a cart's friends. */
  private friendsIn(cart: carts.CartRow): { readonly customerId: string; readonly friend: Friend }[] {
    const first = Math.floor(part(cart, 'friends') * guestIds().length)
    return friendsOf(cart.name, this.hosts.has(cart.host_id)).map((friend, index) => {
      return { customerId: guestId(first + index), friend }
    })
  }

  /** Lets the friends pay their shares, where each pays; a friend who never finishes choosing never pays either. */
  private async askToPay(tx: Tx, cart: carts.CartRow): Promise<void> {
    if (cart.payer !== 'each') return
    for (const { customerId, friend } of this.friendsIn(cart))
      if (friend.then) await this.plan(tx, { cartId: cart.id, customerId, friend: friend.key, step: 'pay' }, 2)
  }

  /** Pays the share of a friend, if it is still to be paid. */
  private async pay(tx: Tx, { cartId, customerId }: Job): Promise<void> {
    const orderId = (await carts.findCart(tx, cartId))?.order_id
    const open = orderId && (await carts.openPaymentOf(tx, orderId, customerId))
    if (open) await isAllowed(() => payFor(tx, this.context, this.services.purposes, open.id))
  }

  private plan(tx: Tx, payload: Job, minutes: number): Promise<void> {
    return this.context.jobs.add(tx, { kind, payload, runAt: this.after(minutes) })
  }

  /** Takes a step, unless the cart is closed or its host has taken the friend out. */
  private async act(tx: Tx, job: Job): Promise<void> {
    const friend = friends.find(({ key }) => key === job.friend)
    if (job.step === 'pay') return this.pay(tx, job)
    const cart = await carts.lockCart(tx, job.cartId, 'update')
    if (!friend || !isOpenAt(cart, this.context.clock.now())) return
    if (job.step === 'come') return this.come(tx, cart, job, friend)
    const person = await carts.findPerson(tx, cart.id, job.customerId)
    if (!person || person.removed_at) return
    if (job.step === 'choose') return this.choose(tx, cart, job, friend)
    const cartId = trustedId('groupCart', cart.id)
    if (job.step === 'leave') return this.services.groupCarts.leave(tx, cartId, job.customerId)
    await carts.updatePerson(tx, cart.id, job.customerId, { ready: true })
    await this.services.groupCarts.changed(tx, cart.id)
  }

  private async come(tx: Tx, cart: carts.CartRow, job: Job, { choose }: Friend): Promise<void> {
    if (!(await isAllowed(() => this.services.groupCarts.join(tx, cart, job.customerId)))) return
    await this.plan(tx, { ...job, step: 'choose' }, choose)
  }

  /** Chooses one more of a dish until the wanted quantity, or until the cart refuses it. */
  private async choose(tx: Tx, cart: carts.CartRow, job: Job, { wants, then }: Friend): Promise<void> {
    const dishes = await orderable(tx, cart.store_id)
    const dish = dishes[friends.findIndex(({ key }) => key === job.friend) % Math.max(1, dishes.length)]
    const caller = { customer: { id: job.customerId, isMember: false, tokenHash: '' } }
    const cartId = trustedId('groupCart', cart.id)
    const most = cart.cap === null ? Math.min(wants, enough) : wants
    for (let quantity = 1; dish && quantity <= most; quantity++) {
      const edit = { cartId, goodsId: dish.goodsId, optionIds: dish.optionIds, quantity }
      if (!(await isAllowed(() => this.lines.edit(tx, caller, edit)))) break
    }
    if (then) await this.plan(tx, { ...job, step: then.step }, then.after)
  }
}

/** Whether something is done; false if the cart refuses it. */
async function isAllowed(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}
