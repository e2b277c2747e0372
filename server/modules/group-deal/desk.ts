import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { dealGroup, groupPlace } from '@contract/states/deal-group'
import { next } from '@contract/states/machine'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import * as queries from './queries'

type Tx = Transaction<Database>
type Group = queries.GroupRow

/** The job of a group's deadline, and the one that gives each order what its group has come to. */
const deadlineJob = 'groupDeal.deadline'
const endJob = 'groupDeal.end'

/** Events of an order that release its place. */
const givingBack: ReadonlySet<string> = new Set(['expire', 'cancel', 'miss', 'leave', 'fail', 'withdraw'])

/** Event of a group; `places` are the places concerned. */
export interface GroupNews {
  readonly event: 'formed' | 'failed' | 'leads'
  readonly places: readonly queries.PlaceRow[]
}
type Listener = (tx: Tx, group: Group, news: GroupNews) => Promise<void>

/**
 * Groups of deals: the only writer of the state of groups and places (product text §1, group orders). A group is locked
 * after the order of the changing place, never before, and its other orders follow by separate jobs: so a group forms
 * or fails once, and no order waits for another.
 */
export class GroupDealDesk {
  private readonly listeners: Listener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {
    context.jobs.on<{ groupId: string }>(deadlineJob, (tx, { groupId }) => this.timeUp(tx, groupId))
    context.jobs.on<{ orderId: OrderId }>(endJob, (tx, { orderId }) => this.end(tx, orderId))
    orders.onPlaced('groupDeal', (tx, order) => this.held(tx, order))
    orders.onChange('groupDeal', async (tx, order, event) => {
      if (event === 'pay') await this.paid(tx, order)
      if (givingBack.has(event)) await this.givenBack(tx, order)
      // Issued vouchers, and their later states, are shown in the group too.
      await this.publishGroup(tx, (await queries.placeOf(tx, order.id)).group_id)
    })
  }

  /** Subscribes to events of groups, in the transaction that makes them. */
  onNews(listener: Listener): void {
    this.listeners.push(listener)
  }

  private async tell(tx: Tx, group: Group, news: GroupNews): Promise<void> {
    if (news.places.length > 0) for (const listener of this.listeners) await listener(tx, group, news)
  }

  private async held(tx: Tx, { id, customer_id, placed_at }: Order): Promise<void> {
    const { group } = await queries.lockGroupOf(tx, id)
    const isNew = group.leader_id === customer_id && group.started_at.getTime() === placed_at.getTime()
    if (isNew)
      await this.context.jobs.add(tx, { kind: deadlineJob, payload: { groupId: group.id }, runAt: group.deadline })
    await this.publishGroup(tx, group.id)
  }

  /** Notes a payment; the one that fills the group before its deadline forms it. */
  private async paid(tx: Tx, { id }: Order): Promise<void> {
    const { group, place } = await queries.lockGroupOf(tx, id)
    const now = this.context.clock.now()
    const state = next(groupPlace, place.state, 'pay') ?? place.state
    await queries.updatePlace(tx, id, { state, paid_at: now })
    const changed = await queries.updateGroup(tx, group.id, { paid: group.paid + 1 })
    const isFull = changed.paid === changed.size && now < changed.deadline
    if (changed.state === 'open' && isFull) await this.finish(tx, changed, 'form', now)
    if (changed.state === 'failed') await this.endLater(tx, id)
  }

  /** Frees a place; a leader's group goes to the eldest in it, and a group without anybody fails. */
  private async givenBack(tx: Tx, { id }: Order): Promise<void> {
    const { group, place } = await queries.lockGroupOf(tx, id)
    const now = this.context.clock.now()
    await queries.updatePlace(tx, id, { state: 'givenBack', ended_at: now })
    const paid = group.paid - (place.state === 'paid' ? 1 : 0)
    const left = await queries.updateGroup(tx, group.id, { taken: group.taken - 1, paid })
    if (left.state === 'open' && left.taken === 0) await this.finish(tx, left, 'fail', now)
    else if (left.state === 'open' && left.leader_id === place.customer_id) await this.handOver(tx, left, now)
  }

  private async handOver(tx: Tx, group: Group, at: Date): Promise<void> {
    const [eldest] = await queries.takenPlaces(tx, group.id)
    if (!eldest) return
    await queries.updatePlace(tx, eldest.order_id, { leads_since: at })
    const led = await queries.updateGroup(tx, group.id, { leader_id: eldest.customer_id })
    await this.tell(tx, led, { event: 'leads', places: [eldest] })
  }

  /** Ends a locked, open group; its orders follow by jobs, each in a separate transaction. */
  private async finish(tx: Tx, group: Group, event: 'form' | 'fail', at: Date): Promise<void> {
    const state = next(dealGroup, group.state, event)
    if (!state) return
    const ended = await queries.updateGroup(tx, group.id, { state, ended_at: at })
    const places = await queries.takenPlaces(tx, group.id)
    for (const { order_id } of places) await this.endLater(tx, order_id)
    const paidPlaces = places.filter((place) => place.state === 'paid')
    await this.tell(tx, ended, { event: event === 'form' ? 'formed' : 'failed', places: paidPlaces })
  }

  private publishGroup(tx: Tx, groupId: string): Promise<void> {
    return this.context.bus.publish(tx, queries.groupAudience(groupId), { type: 'dealGroup', groupId })
  }

  private endLater(tx: Tx, orderId: string): Promise<void> {
    return this.context.jobs.add(tx, { kind: endJob, payload: { orderId }, runAt: this.context.clock.now() })
  }

  /** Fails a group that is still open at its deadline. */
  async timeUp(tx: Tx, groupId: string): Promise<void> {
    const group = await queries.lockGroup(tx, groupId)
    if (group.state !== 'open') return
    await this.finish(tx, group, 'fail', this.context.clock.now())
    await this.publishGroup(tx, groupId)
  }

  /** Issues the vouchers of an order whose group has formed, or refunds it when the group has failed. */
  async end(tx: Tx, orderId: OrderId): Promise<void> {
    const order = await this.orders.lock(tx, trustedId('order', orderId))
    const { group } = await queries.lockGroupOf(tx, orderId)
    if (group.state === 'open') return
    const event = group.state === 'formed' ? 'form' : order.state === 'gathering' ? 'fail' : 'miss'
    if (!this.orders.allows(order, event)) return
    await this.orders.fire(tx, order, event, 'clock', event === 'form' ? {} : { reason: event })
    if (event === 'form') await queries.addSold(tx, group.deal_id)
  }
}
