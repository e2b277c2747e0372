import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import {
  type groupDetail,
  type groupJoin,
  type groupLeave,
  groupList,
  groupOpen,
  type groupOrder,
  type groupStart,
} from '@contract/calls/group-deal'
import type { DealGroup, OwnPlace } from '@contract/entities/group-deal'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import type { OrderEngine } from '../order/engine'
import { timeZoneOf } from '../store/queries'
import { placesOf } from '../voucher/queries'
import { itemsView, placeView } from '../voucher/view'
import type { GroupDealRequest } from './placement'
import * as queries from './queries'
import { leftReason } from './reasons'
import type { GroupDealTrading } from './trading'
import { countsOf, dealRefView, dealView, newsView, openGroupView, payBeforeView, placesView } from './view'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Held = Response<typeof groupJoin>

/** Deals for groups, and the places that customers have in them (product text §1, group orders). */
export class GroupDealService {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly trading: GroupDealTrading,
  ) {}

  private seen({ place }: Caller): queries.ListViewer {
    return { place, now: this.context.clock.now() }
  }

  /** Deals nearby or of a store, in one statement. */
  async list(caller: Caller, request: Request<typeof groupList>): Promise<Response<typeof groupList>> {
    const { place, now } = this.seen(caller)
    const page = new Paging(groupList, request, `${place.latitude},${place.longitude}`)
    const { storeId } = request
    const rows = await queries.listDeals(
      this.context.db,
      { place, now },
      { ...(storeId && { storeId }), slice: page.slice },
    )
    return page.answer(rows, (row) => dealView(row, { language: caller.language, now }))
  }

  /** Groups that can be joined, nearby or of a deal, in one statement. */
  async open(caller: Caller, request: Request<typeof groupOpen>): Promise<Response<typeof groupOpen>> {
    const page = new Paging(groupOpen, request)
    const { dealId } = request
    const asked = { ...(dealId && { dealId }), customerId: caller.customer?.id, slice: page.slice }
    const rows = await queries.listGroups(this.context.db, this.seen(caller), asked)
    return page.answer(rows, (row) => openGroupView(row, caller.language))
  }

  /** @throws Failure `groupDealNotFound` */
  async detail(caller: Caller, { dealId }: Request<typeof groupDetail>): Promise<Response<typeof groupDetail>> {
    const { db } = this.context
    const { language } = caller
    const seen = this.seen(caller)
    const row = await queries.findDeal(db, dealId, seen.place, seen.now)
    if (!row) throw new Failure('groupDealNotFound')
    const customerId = caller.customer?.id
    const slice = { limit: limits.groupsShown }
    const groups = await queries.listGroups(db, seen, { dealId, customerId, slice })
    const mine = customerId ? await queries.ownOpenGroup(db, customerId, dealId) : undefined
    const places = await placesOf(db, row.package_id)
    return {
      ...dealView(row, { language, now: seen.now }),
      packageId: row.package_id,
      contents: itemsView(row.contents, language),
      terms: row.terms,
      validDays: row.valid_days,
      limit: await this.limitOf(row, customerId),
      endsAt: row.ends_at.toISOString(),
      places: places.map((place) => placeView(place, language)),
      groups: groups.map((group) => openGroupView(group, language)),
      mine: mine?.id ?? null,
    }
  }

  private async limitOf({ id, per_customer: most }: queries.DealRow, customerId: string | undefined) {
    if (most === null) return null
    const has = customerId ? await queries.placesOfDeal(this.context.db, customerId, id) : 0
    return { most, left: Math.max(0, most - has) }
  }

  /** @throws Failure of `group.start` */
  start(tx: Tx, caller: SignedIn, { dealId, note }: Request<typeof groupStart>): Promise<Held> {
    return this.hold(tx, caller, { dealId, groupId: null, note }, undefined)
  }

  /** @throws Failure of `group.join` */
  async join(tx: Tx, caller: SignedIn, { groupId }: Request<typeof groupJoin>): Promise<Held> {
    const group = await queries.findGroup(tx, groupId)
    if (!group) throw new Failure('groupNotFound')
    return this.hold(tx, caller, { dealId: group.deal_id, groupId, note: '' }, group)
  }

  /** Quotes and orders a place at once: it costs what the group or the deal says. */
  private async hold(
    tx: Tx,
    caller: SignedIn,
    request: GroupDealRequest,
    joined: queries.GroupRow | undefined,
  ): Promise<Held> {
    const quoteId = await this.trading.quote(caller, { tx, request, joined })
    const { orderId, total, payBefore } = await this.trading.submit(tx, caller, { quoteId })
    const { group } = await queries.lockGroupOf(tx, orderId)
    return { groupId: group.id, orderId, total, payBefore: payBeforeView(new Date(payBefore), group) }
  }

  /** @throws Failure of `group.leave` */
  async leave(tx: Tx, caller: SignedIn, { orderId }: Request<typeof groupLeave>): Promise<DealGroup> {
    const order = await this.orders.lock(tx, orderId)
    if (order.kind !== 'groupDeal') throw new Failure('orderNotFound')
    const { group } = await queries.lockGroupOf(tx, orderId)
    if (group.state === 'formed') throw new Failure('groupFormed')
    const event = order.state === 'gathering' ? 'leave' : 'cancel'
    await this.orders.fire(tx, order, event, 'customer', { reason: leftReason.en })
    return this.order(caller, { groupId: group.id }, tx)
  }

  /** @throws Failure `groupNotFound` */
  async order(caller: Caller, { groupId }: Request<typeof groupOrder>, db: Db = this.context.db): Promise<DealGroup> {
    const group = await queries.findGroup(db, groupId)
    const { place, now } = this.seen(caller)
    const deal = group && (await queries.findDeal(db, group.deal_id, place, now))
    if (!group || !deal) throw new Failure('groupNotFound')
    const people = await queries.peopleOf(db, groupId)
    const callerId = caller.customer?.id
    const own = people.filter(({ customer_id }) => customer_id === callerId).at(-1)
    const isIn = own !== undefined && own.state !== 'givenBack'
    const counts = countsOf(group)
    return {
      id: group.id,
      state: group.state,
      deal: dealRefView(group.deal_id, { ...deal, price: group.price, size: group.size }, caller.language),
      note: group.note,
      deadline: group.deadline.toISOString(),
      utcOffset: offsetsAround(await timeZoneOf(db, deal.store_id), group.deadline),
      ...counts,
      places: placesView(people, group, callerId),
      news: newsView(people, group),
      mine: own ? await this.own(db, own, group) : null,
      canJoin: !isIn && group.state === 'open' && counts.free > 0 && now < group.deadline,
    }
  }

  private async own(db: Db, { order_id, state: place }: queries.Person, group: queries.GroupRow): Promise<OwnPlace> {
    const order = await queries.ownOrder(db, order_id)
    return {
      orderId: order.id,
      number: order.number,
      place,
      state: order.state as OwnPlace['state'],
      payBefore: order.phase === 'toPay' ? payBeforeView(order.pay_before, group) : null,
      total: order.total,
      refunded: order.refunded,
      hasArrived: order.refunded > 0 && order.has_arrived,
      paidWith: order.method,
    }
  }
}
