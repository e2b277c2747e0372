import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { Order } from '../order/queries'
import type { Placement } from '../order/kind/placement'
import { insertVouchers, leftFor, type VoucherDraft, voucherDraft } from '../voucher/placement'
import * as queries from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Stored request of a place's quote; without a group, one is started. */
export interface GroupDealRequest {
  readonly dealId: string
  readonly groupId: string | null
  /** Message of a new group's leader. */
  readonly note: string
}

export interface GroupDealDraft extends VoucherDraft {
  readonly deal: queries.SoldDeal
  readonly group: queries.GroupRow | undefined
  readonly note: string
}

/** The place of a customer in a group, at the price of the group, or of the deal where one is started. @throws Failure `groupDealNotFound` */
export async function draftOf(
  db: Db,
  customerId: string,
  { dealId, note }: GroupDealRequest,
  group: queries.GroupRow | undefined,
): Promise<GroupDealDraft> {
  const deal = await queries.soldDeal(db, dealId)
  if (!deal) throw new Failure('groupDealNotFound')
  const { deal_price } = deal
  return { ...voucherDraft(customerId, { ...deal, price: group?.price ?? deal_price }, 1), deal, group, note }
}

/** Holds places in groups. A group is locked before its package, so that its last place goes to one. */
export class GroupPlacement implements Placement<GroupDealRequest, GroupDealDraft, Record<never, never>> {
  readonly kind = 'groupDeal'

  constructor(private readonly context: Pick<Context, 'clock'>) {}

  async prepare(tx: Tx, _: SignedIn, { groupId }: GroupDealRequest): Promise<void> {
    if (groupId) await queries.lockGroup(tx, groupId)
  }

  /** @throws Failure of `group.start` or `group.join` */
  async price(db: Db, { customer }: SignedIn, request: GroupDealRequest): Promise<GroupDealDraft> {
    const group = request.groupId ? await queries.findGroup(db, request.groupId) : undefined
    const draft = await draftOf(db, customer.id, request, group)
    if (group) await this.refuseJoining(db, customer.id, group)
    else this.refuseStarting(draft.deal)
    await refuseMore(db, customer.id, draft.deal)
    return draft
  }

  private async refuseJoining(db: Db, customerId: string, group: queries.GroupRow): Promise<void> {
    if (group.state !== 'open' || group.deadline <= this.context.clock.now()) throw new Failure('groupOver')
    const taken = await queries.takenPlaces(db, group.id)
    if (taken.some(({ customer_id }) => customer_id === customerId)) throw new Failure('groupJoinedAlready')
    if (group.taken >= group.size) throw new Failure('groupFull')
  }

  private refuseStarting({ starts_at, ends_at, on_sale }: queries.SoldDeal): void {
    const now = this.context.clock.now()
    if (now < starts_at) throw new Failure('groupDealNotStarted')
    if (now >= ends_at || !on_sale) throw new Failure('groupDealEnded')
  }

  check(): void {
    // A place needs no input.
  }

  async create(tx: Tx, order: Order, draft: GroupDealDraft): Promise<void> {
    await insertVouchers(tx, order, draft)
    const group = draft.group ?? (await this.start(tx, order, draft))
    await queries.updateGroup(tx, group.id, { taken: group.taken + 1 })
    const { id: order_id, customer_id, placed_at: joined_at } = order
    const leads_since = customer_id === group.leader_id ? joined_at : null
    const times = { joined_at, leads_since, paid_at: null, ended_at: null }
    await queries.insertPlace(tx, { order_id, group_id: group.id, customer_id, state: 'held', ...times })
  }

  private async start(
    tx: Tx,
    { customer_id, placed_at }: Order,
    { deal, note }: GroupDealDraft,
  ): Promise<queries.GroupRow> {
    const group: queries.GroupRow = {
      ...{ id: uuid(), deal_id: deal.deal_id, leader_id: customer_id, state: 'open', taken: 0, paid: 0 },
      ...{ price: deal.deal_price, size: deal.size, note, started_at: placed_at, ended_at: null },
      deadline: minutesAfter(placed_at, deal.minutes),
    }
    await queries.insertGroup(tx, group)
    return group
  }
}

/**
 * Refuses more than a customer's limit, and more than the stock.
 * @throws Failure `groupDealLimit`, `packageLimitReached`, `soldOut`
 */
async function refuseMore(db: Db, customerId: string, deal: queries.SoldDeal): Promise<void> {
  const { deal_limit: most, deal_id } = deal
  if (most !== null && (await queries.placesOfDeal(db, customerId, deal_id)) >= most)
    throw new Failure('groupDealLimit', { most })
  const left = await leftFor(db, deal, customerId)
  if (left < 1) throw new Failure('packageLimitReached', { left })
  if (deal.stock < 1) throw new Failure('soldOut')
}
