import { v7 as uuid } from 'uuid'
import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type * as calls from '@contract/calls/group-cart'
import type { GroupCart, GroupInvitation } from '@contract/entities/group-cart'
import type { GroupCartId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { groupCart } from '@contract/states/group-cart'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { isDuplicate } from '../../database/duplicate'
import type { Database } from '../../database/schema'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { newToken, sha256 } from '../../security/hash'
import { chosenAddress } from '../address/queries'
import { isOpen } from '../pricing/hours'
import { findStore } from '../takeaway/queries'
import type { GroupCartDesk } from './desk'
import { GroupLines } from './lines'
import { nudge } from './nudge'
import { lockOwnPlace } from './place'
import { fill } from './pricing'
import * as queries from './queries'
import { cartView, settingsView, storeView } from './view'

type Tx = Transaction<Database>
type Db = Context['db']

/** Members' actions on shared carts (product text §2, group orders). */
export class GroupCartService {
  private readonly lines: GroupLines

  constructor(
    private readonly context: Context,
    private readonly desk: GroupCartDesk,
  ) {
    this.lines = new GroupLines(context)
  }

  /** @throws Failure `storeNotFound`, `storeClosed` or `groupCartExists` */
  async start(
    tx: Tx,
    caller: SignedIn,
    { storeId, addressId, name, minutes, cap, feeSplit, payer }: Request<typeof calls.groupCartStart>,
  ): Promise<GroupCart> {
    const store = await findStore(tx, storeId)
    if (!store) throw new Failure('storeNotFound')
    const now = this.context.clock.now()
    if (!isOpen(store, now)) throw new Failure('storeClosed')
    const address = await chosenAddress(tx, caller.customer.id, addressId)
    const token = newToken()
    const cart: queries.CartRow = {
      id: uuid(),
      store_id: storeId,
      host_id: caller.customer.id,
      name,
      state: groupCart.initial,
      token_hash: sha256(token),
      token_sealed: this.context.seal.seal(token),
      address_id: address?.id ?? null,
      deadline: minutesAfter(now, minutes),
      cap,
      fee_split: feeSplit,
      payer,
      order_id: null,
      created_at: now,
      changed_at: now,
    }
    await queries.insertCart(tx, cart).catch((error: unknown) => {
      throw isDuplicate(error) ? new Failure('groupCartExists') : error
    })
    const person = { id: uuid(), cart_id: cart.id, customer_id: caller.customer.id, joined_at: now }
    await queries.insertPerson(tx, person)
    await this.desk.open(tx, cart)
    return this.view(tx, cart, caller)
  }

  /** Public view of an invitation. @throws Failure `groupCartNotFound` */
  async invitation(caller: Caller, token: string): Promise<GroupInvitation> {
    const { db, clock } = this.context
    const filled = await fill(db, await this.invited(db, token))
    const { cart, people } = filled
    const host = people.find(({ customer_id }) => customer_id === cart.host_id)
    if (!host) throw new Failure('groupCartNotFound')
    const isIn = people.some(({ customer_id }) => customer_id === caller.customer?.id)
    return {
      state: cart.state,
      store: storeView(filled, caller.language, clock.now()),
      ...settingsView(filled),
      host: { name: host.nickname, avatar: host.avatar },
      people: people.length,
      isFull: people.length >= limits.groupCartPeople,
      cartId: isIn ? cart.id : null,
    }
  }

  /** @throws Failure as `groupCart.join` says */
  join(caller: SignedIn, token: string): Promise<GroupCart> {
    return this.within(async (tx) => {
      const { id } = await this.invited(tx, token)
      const cart = await queries.lockCart(tx, id, 'update')
      await this.desk.join(tx, cart, caller.customer.id)
      return this.view(tx, cart, caller)
    })
  }

  /** @throws Failure `groupCartNotFound` */
  async detail(caller: SignedIn, cartId: GroupCartId): Promise<GroupCart> {
    const cart = await queries.findCart(this.context.db, cartId)
    if (!cart) throw new Failure('groupCartNotFound')
    return this.view(this.context.db, cart, caller)
  }

  async mine({ customer }: SignedIn, storeId: string): Promise<{ cartId: string | null }> {
    return { cartId: (await queries.activeCartOf(this.context.db, customer.id, storeId))?.id ?? null }
  }

  /** @throws Failure as `GroupLines.edit` does */
  edit(caller: SignedIn, request: Request<typeof calls.groupCartEdit>): Promise<GroupCart> {
    return this.within(async (tx) => this.view(tx, await this.lines.edit(tx, caller, request), caller))
  }

  /** @throws Failure `groupCartClosed`, and those of `lockOwnPlace` */
  ready(caller: SignedIn, { cartId, ready }: Request<typeof calls.groupCartReady>): Promise<GroupCart> {
    return this.within(async (tx) => {
      const cart = await queries.lockCart(tx, cartId, 'share')
      if (cart.state !== 'open') throw new Failure('groupCartClosed')
      await lockOwnPlace(tx, cartId, caller.customer.id)
      await queries.updatePerson(tx, cartId, caller.customer.id, { ready })
      await this.desk.changed(tx, cartId)
      return this.view(tx, cart, caller)
    })
  }

  /** @throws Failure `groupCartHostOnly`, `groupCartClosed` or `groupCartSettingsFixed` */
  settings(caller: SignedIn, request: Request<typeof calls.groupCartSettings>): Promise<GroupCart> {
    const { cartId, addressId, minutes, cap, feeSplit, payer } = request
    return this.within(async (tx) => {
      const cart = await this.desk.lockForHost(tx, cartId, caller.customer.id)
      if (cart.state !== 'open') throw new Failure('groupCartClosed')
      const deadline = minutes === undefined ? cart.deadline : minutesAfter(this.context.clock.now(), minutes)
      const isLess = cap !== undefined || feeSplit !== undefined || payer !== undefined || deadline < cart.deadline
      if (isLess && (await queries.linesOf(tx, cartId)).length > 0) throw new Failure('groupCartSettingsFixed')
      const changed = await queries.updateCart(tx, cartId, {
        deadline,
        ...(addressId && { address_id: addressId }),
        ...(cap !== undefined && { cap }),
        ...(feeSplit && { fee_split: feeSplit }),
        ...(payer && { payer }),
      })
      if (minutes !== undefined) await this.desk.clockOf(tx, changed)
      await this.desk.changed(tx, cartId)
      return this.view(tx, changed, caller)
    })
  }

  /** @throws Failure `groupCartHostOnly` or `groupCartClosed` */
  extend(caller: SignedIn, cartId: GroupCartId): Promise<GroupCart> {
    return this.within(async (tx) => {
      const cart = await this.desk.lockForHost(tx, cartId, caller.customer.id)
      const deadline = minutesAfter(this.context.clock.now(), limits.groupCartExtendMinutes)
      const open = await this.desk.fire(tx, cart, 'extend', 'customer', { deadline })
      await this.desk.clockOf(tx, open)
      return this.view(tx, open, caller)
    })
  }

  /** @throws Failure `groupCartClosed` */
  async leave(caller: SignedIn, cartId: GroupCartId): Promise<Record<string, never>> {
    await this.within((tx) => this.desk.leave(tx, cartId, caller.customer.id))
    return {}
  }

  /** @throws Failure `groupCartHostOnly`, `groupCartClosed` or `groupPersonNotFound` */
  remove(caller: SignedIn, { cartId, personId }: Request<typeof calls.groupCartRemove>): Promise<GroupCart> {
    return this.within(async (tx) => {
      const cart = await this.desk.lockForHost(tx, cartId, caller.customer.id)
      return this.view(tx, await this.desk.remove(tx, cart, personId), caller)
    })
  }

  /** @throws Failure `groupCartHostOnly` or `groupCartClosed` */
  cancel(caller: SignedIn, cartId: GroupCartId): Promise<GroupCart> {
    return this.within(async (tx) => this.view(tx, await this.desk.cancel(tx, cartId, caller.customer.id), caller))
  }

  /** @throws Failure as `nudge` does */
  nudge(caller: SignedIn, { cartId, personId }: Request<typeof calls.groupCartNudge>): Promise<GroupCart> {
    const asked = { cartId, personId, customerId: caller.customer.id, now: this.context.clock.now() }
    return this.within(async (tx) => this.view(tx, await nudge(tx, this.desk, asked), caller))
  }

  /** @throws Failure `groupCartNotFound` */
  private async invited(db: Db, token: string): Promise<queries.CartRow> {
    const cart = await queries.findCartByToken(db, sha256(token))
    if (!cart) throw new Failure('groupCartNotFound')
    return cart
  }

  /** A cart as a caller in it sees it. */
  view(db: Db, cart: queries.CartRow, caller: SignedIn): Promise<GroupCart> {
    return cartView(this.context, db, cart, caller)
  }

  private within<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.context.db.transaction().execute(work)
  }
}
