import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { staffCustomers } from '@contract/calls/staff'
import type { StaffCustomer, StaffCustomerDetail } from '@contract/entities/staff-customer'
import type { AuditFacts } from '@contract/entities/staff'
import { formatMoney } from '@contract/money'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Failure } from '../../../http/failure'
import { rolesOf } from '../../../http/queries/callers'
import { endOtherSessions } from '../../account/queries'
import type { DeliveryDesk } from '../../delivery/desk'
import { adjustPoints } from '../../points/ledger'
import { balanceOf as pointsOf } from '../../points/queries'
import { platform, post, transfer } from '../../wallet/ledger'
import { balanceOf } from '../../wallet/queries'
import * as queries from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type State = StaffCustomer['state']

/** The most customers of one name that are listed. */
const most = 20

function stateOf({ status, erased_at, closes_at }: queries.CustomerRow): State {
  if (erased_at) return 'closed'
  if (status === 'disabled') return 'frozen'
  return closes_at ? 'closing' : 'active'
}

const viewOf = (row: queries.CustomerRow): StaffCustomer => ({
  id: row.id,
  name: row.nickname,
  maskedPhone: row.masked_phone,
  state: stateOf(row),
  joinedAt: row.created_at.toISOString(),
})

/** Customers as staff see them, and what staff do to their accounts. */
export class StaffCustomers {
  constructor(
    private readonly context: Context,
    private readonly deliveries: { readonly desk: Pick<DeliveryDesk, 'leave'> },
  ) {}

  /** The customers that a request asks for; those of the first of its fields. */
  async find({ phone, orderNumber, name }: Request<typeof staffCustomers>): Promise<Response<typeof staffCustomers>> {
    const { db, seal } = this.context
    const found = async () => {
      if (phone !== undefined) return queries.byPhone(db, seal.indexes(phone))
      if (orderNumber !== undefined) return queries.byOrderNumber(db, orderNumber)
      return name === undefined ? [] : queries.byName(db, name, most)
    }
    return { items: (await found()).map(viewOf) }
  }

  async detail(db: Db, id: string, language: Language): Promise<StaffCustomerDetail> {
    const now = this.context.clock.now()
    const row = await queries.customerRow(db, id)
    const counts = await queries.countsOf(db, id, now)
    const stores = await queries.storesOf(db, id)
    const isMember = row.user_level > 0 && (row.member_until === null || row.member_until > now)
    return {
      ...viewOf(row),
      balance: await balanceOf(db, { kind: 'customer', ownerId: id }),
      points: await pointsOf(db, id),
      memberUntil: isMember ? (row.member_until?.toISOString() ?? null) : null,
      roles: await rolesOf(db, id),
      stores: stores.map((store) => ({ id: store.id, name: store.name[language] })),
      isRider: counts.is_rider,
      devices: counts.devices,
      orders: { open: counts.open_orders, all: counts.orders },
      refunds: { open: counts.open_refunds, all: counts.refunds },
    }
  }

  /** Freezes an account, ends its sessions, and finds other riders for what it was to pick up. @throws Failure `nothingToChange` for one that is frozen or closed */
  async freeze(tx: Tx, id: string): Promise<Change> {
    const state = await this.lock(tx, id)
    if (state === 'frozen' || state === 'closed') throw new Failure('nothingToChange')
    await queries.setStatus(tx, id, 'disabled')
    await endOtherSessions(tx, id, null, this.context.clock.now())
    await this.deliveries.desk.leave(tx, id)
    return changeOf(id, { state }, { state: 'frozen' })
  }

  /** Ends the freezing of an account. @throws Failure `nothingToChange` for one that is not frozen */
  async unfreeze(tx: Tx, id: string): Promise<Change> {
    const state = await this.lock(tx, id)
    if (state !== 'frozen') throw new Failure('nothingToChange')
    await queries.setStatus(tx, id, 'active')
    return changeOf(id, { state }, { state: stateOf(await queries.customerRow(tx, id)) })
  }

  /** Signs a customer out on all devices. */
  async endSessions(tx: Tx, id: string): Promise<Change> {
    await endOtherSessions(tx, id, null, this.context.clock.now())
    return changeOf(id, {}, {})
  }

  /**
   * Moves money between the platform and a customer's balance.
   * @throws Failure `adjustmentTooLarge`, `customerFrozen` for an account that is not active, `insufficientBalance`
   */
  async adjustBalance(tx: Tx, id: string, amount: number): Promise<Change> {
    const { clock, config } = this.context
    if (Math.abs(amount) > config.staffAdjustment)
      throw new Failure('adjustmentTooLarge', {
        most: formatMoney(config.staffAdjustment, { symbol: config.currencySymbol }),
      })
    await this.checkActive(tx, id)
    const account = { kind: 'customer', ownerId: id } as const
    const before = await balanceOf(tx, account)
    const sides = transfer(platform, account, amount)
    await post(tx, { kind: 'adjustment', referenceId: uuid(), at: clock.now(), sides })
    return { ...changeOf(id, { balance: before }, { balance: before + amount, amount }), cost: Math.abs(amount) }
  }

  /**
   * Gives points to a customer or takes some back.
   * @throws Failure `adjustmentTooLarge`, `customerFrozen` for an account that is not active, `pointsInsufficient`
   */
  async adjustPoints(tx: Tx, id: string, amount: number): Promise<Change> {
    const { clock, config } = this.context
    if (Math.abs(amount) > config.staffPoints) throw new Failure('adjustmentTooLarge', { most: config.staffPoints })
    await this.checkActive(tx, id)
    const before = await pointsOf(tx, id)
    if (before + amount < 0 && amount < 0) throw new Failure('pointsInsufficient')
    await adjustPoints(tx, { customerId: id, amount, at: clock.now() })
    const change = changeOf(id, { points: before }, { points: before + amount, amount })
    // A point pays the smallest unit, at the platform's cost.
    return { ...change, cost: Math.abs(amount) }
  }

  private async checkActive(tx: Tx, id: string): Promise<void> {
    if ((await this.lock(tx, id)) !== 'active') throw new Failure('customerFrozen')
  }

  private async lock(tx: Tx, id: string): Promise<State> {
    return stateOf(await queries.lockCustomer(tx, id))
  }
}

const changeOf = (id: string, before: AuditFacts, after: AuditFacts): Change => ({
  subject: { kind: 'customer', id },
  before,
  after,
})
