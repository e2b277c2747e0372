import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type staffSetDeliveryMethod, staffStores } from '@contract/calls/staff'
import type { StaffStore } from '@contract/entities/staff-store'
import type { AuditFacts } from '@contract/entities/staff'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import { endTeam } from '../../team/queries'
import type { StoreClosing } from './closing'
import { isActive } from '../queries/active'
import * as queries from './queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Delivery = Pick<Request<typeof staffSetDeliveryMethod>, 'deliveredBy' | 'selfPickup'>

function stateOf({ status, suspended_at, ended_at }: queries.StoreRow): StaffStore['state'] {
  if (ended_at) return 'ended'
  return suspended_at ? 'suspended' : status
}

const viewOf = (row: queries.StoreRow, language: Language): StaffStore => ({
  id: row.id,
  name: row.name[language],
  business: row.business,
  state: stateOf(row),
  merchant: row.merchant_id === null ? null : { id: row.merchant_id, name: row.merchant_name ?? '' },
  deliveredBy: row.delivered_by,
  selfPickup: row.self_pickup,
  openOrders: row.open_orders,
  openedAt: row.opened_at.toISOString(),
})

const changeOf = (id: string, before: AuditFacts, after: AuditFacts): Change => ({
  subject: { kind: 'store', id },
  before,
  after,
})

/** Stores of every kind as staff see them, and what staff do to them. */
export class StaffStores {
  constructor(
    private readonly context: Context,
    private readonly closing: StoreClosing,
  ) {}

  async list(request: Request<typeof staffStores>, language: Language): Promise<Response<typeof staffStores>> {
    const page = new Paging(staffStores, request)
    const { name, customerId: merchantId, stopped } = request
    const rows = await queries.listStores(this.context.db, { name, merchantId, stopped }, page.slice)
    return page.answer(rows, (row) => viewOf(row, language))
  }

  async one(db: Db, id: string, language: Language): Promise<StaffStore> {
    return viewOf(await queries.storeById(db, id), language)
  }

  /**
   * Lets a store take no more orders; in place of an ended licence, so that a renewed one does not lift it.
   * @throws Failure `nothingToChange` for one that staff have suspended, `storeEnded`
   */
  async suspend(tx: Tx, id: string): Promise<Change> {
    const row = await this.lock(tx, id)
    if (row.suspended_at) {
      if (!row.licence_ended_at) throw new Failure('nothingToChange')
      await queries.updateStore(tx, id, { licence_ended_at: null })
      return changeOf(id, { state: 'suspended' }, { state: 'suspended' })
    }
    const stopped = { suspended_at: this.context.clock.now(), suspended_status: row.status, rest_until: null }
    await queries.updateStore(tx, id, { ...stopped, status: 'closed' })
    return changeOf(id, { state: row.status }, { state: 'suspended' })
  }

  /** Gives a suspended store its status of before. @throws Failure `nothingToChange` for another one, `storeEnded` */
  async resume(tx: Tx, id: string): Promise<Change> {
    const row = await this.lock(tx, id)
    if (!row.suspended_at) throw new Failure('nothingToChange')
    // A rest until a time may be over by now.
    const status = row.suspended_status === 'closed' ? 'closed' : 'open'
    await queries.updateStore(tx, id, { suspended_at: null, suspended_status: null, licence_ended_at: null, status })
    return changeOf(id, { state: 'suspended' }, { state: status })
  }

  /** Closes a store for good. @throws Failure `storeEnded` */
  async close(tx: Tx, id: string, openOrders: 'finish' | 'refund'): Promise<Change> {
    const row = await this.lock(tx, id)
    await queries.updateStore(tx, id, { ended_at: this.context.clock.now(), status: 'closed', rest_until: null })
    await this.closing.plan(tx, id, openOrders === 'refund')
    return changeOf(id, { state: stateOf(row) }, { state: 'ended', openOrders })
  }

  /** @throws Failure `customerFrozen` for an account that is not active, `nothingToChange`, `storeEnded` */
  async handOver(tx: Tx, id: string, merchantId: string): Promise<Change> {
    const { merchant_id: before } = await this.lock(tx, id)
    if (before === merchantId) throw new Failure('nothingToChange')
    if (!(await isActive(tx, merchantId))) throw new Failure('customerFrozen')
    await queries.updateStore(tx, id, { merchant_id: merchantId })
    // The new owner chooses a team.
    await endTeam(tx, id, this.context.clock.now())
    return changeOf(id, { merchantId: before }, { merchantId })
  }

  /** @throws Failure `nothingToChange` or `storeEnded` */
  async setDelivery(tx: Tx, id: string, { deliveredBy, selfPickup }: Delivery): Promise<Change> {
    const row = await this.lock(tx, id)
    const before = { deliveredBy: row.delivered_by, selfPickup: row.self_pickup }
    if (before.deliveredBy === deliveredBy && before.selfPickup === selfPickup) throw new Failure('nothingToChange')
    await queries.updateStore(tx, id, { delivered_by: deliveredBy, self_pickup: selfPickup })
    return changeOf(id, before, { deliveredBy, selfPickup })
  }

  private async lock(tx: Tx, id: string): Promise<queries.StoreRow> {
    const row = await queries.lockStore(tx, id)
    if (row.ended_at) throw new Failure('storeEnded')
    return row
  }
}
