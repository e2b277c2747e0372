import type { Transaction, Updateable } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { merchantSaveShop, merchantShop, merchantStores } from '@contract/calls/merchant'
import type { MerchantShop } from '@contract/entities/merchant-shop'
import type { ReturnAddress } from '@contract/entities/refund'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database, StoreTable } from '../../database/schema'
import type { Merchant, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { OrderKinds } from '../order/kind/registry'
import { isOpen, nextOpening, opensAt } from '../pricing/hours'
import { partOf } from './orders'
import { storeOf } from '../../http/merchant-store'
import * as queries from './queries/shop'

type Tx = Transaction<Database>
type Save = Request<typeof merchantSaveShop>

interface Opening {
  readonly storeId: string
}

/** Merchants' management of a store (product text §2, shop management; §4, store). */
export class MerchantShops {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    /** Whether stores accept by themselves while their merchants have not decided. */
    private readonly isAccepting: boolean,
  ) {
    context.jobs.on<Opening>('merchant.open', (tx, job) => this.open(tx, job))
  }

  async stores({ customer, language }: SignedIn): Promise<Response<typeof merchantStores>> {
    const rows = await queries.storesOf(this.context.db, customer.id)
    const items = rows.map(({ name, takes_tables: takesTables, ...row }) => ({
      ...row,
      name: name[language],
      takesTables,
    }))
    return { items }
  }

  async shop(caller: Merchant, request: Request<typeof merchantShop>): Promise<Response<typeof merchantShop>> {
    const [row, { items: stores }] = await Promise.all([
      queries.shopOf(this.context.db, storeOf(caller, request.storeId)),
      this.stores(caller),
    ])
    return { shop: this.view(row, caller.language), stores }
  }

  /**
   * @throws Failure `deadlinePassed` for a pause until a time that is over, `invalidRequest` for settings that the
   * store lacks, `storeSuspended` or `storeEnded` for the status of one that the platform stopped
   */
  async save(tx: Tx, caller: Merchant, request: Save): Promise<MerchantShop> {
    const storeId = storeOf(caller, request.storeId)
    const row = await queries.lockShop(tx, storeId)
    const change = { ...changeOf(request), ...this.statusOf(row, request), ...this.returnAddressOf(row, request) }
    if (Object.keys(change).length > 0) await queries.updateShop(tx, storeId, change)
    if (change.rest_until) {
      const job = { kind: 'merchant.open', payload: { storeId }, runAt: change.rest_until }
      await this.context.jobs.add(tx, job)
    }
    return this.view(await queries.shopOf(tx, storeId), caller.language)
  }

  private statusOf(
    row: queries.ShopRow,
    { status, restUntil, hours }: Save,
  ): { status?: Save['status']; rest_until?: Date | null } {
    if (status === undefined) return {}
    if (row.ended_at) throw new Failure('storeEnded')
    if (row.suspended_at) throw new Failure('storeSuspended')
    if (status !== 'resting') return { status, rest_until: null }
    const now = this.context.clock.now()
    const until = restUntil
      ? new Date(restUntil)
      : nextOpening({ ...row, opening_hours: hours ?? row.opening_hours }, now)
    if (until && until <= now) throw new Failure('deadlinePassed')
    return { status, rest_until: until }
  }

  private returnAddressOf({ business }: queries.ShopRow, { returnAddress }: Save): Updateable<StoreTable> {
    if (returnAddress === undefined) return {}
    if (!partOf(this.kinds, business).store.takesReturns)
      throw new Failure('invalidRequest', { fields: ['returnAddress'] })
    return { return_address_sealed: returnAddress && this.context.seal.seal(JSON.stringify(returnAddress)) }
  }

  /** Opens a store whose rest is over, unless it was opened, closed or set to rest longer meanwhile. */
  private async open(tx: Tx, { storeId }: Opening): Promise<void> {
    const { status, rest_until: until } = await queries.lockShop(tx, storeId)
    if (status !== 'resting' || until === null || until > this.context.clock.now()) return
    await queries.updateShop(tx, storeId, { status: 'open', rest_until: null })
  }

  private view(row: queries.ShopRow, language: Language): MerchantShop {
    const { clock, seal } = this.context
    const now = clock.now()
    const { acceptsByItself } = partOf(this.kinds, row.business).store
    return {
      id: row.id,
      name: row.name[language],
      logo: row.logo,
      status: row.status,
      isOpen: isOpen(row, now),
      restUntil: row.rest_until?.toISOString() ?? null,
      opensAt: opensAt(row, now),
      hours: [...row.opening_hours],
      timeZone: row.time_zone,
      notice: row.notice,
      phone: row.phone,
      autoAccept: this.isAccepting || acceptsByItself ? (row.auto_accept ?? this.isAccepting) : null,
      returnAddress: row.return_address_sealed
        ? (JSON.parse(seal.open(row.return_address_sealed)) as ReturnAddress)
        : null,
      rating: row.rating / 10,
      monthlySales: row.monthly_sales,
    }
  }
}

function changeOf({ hours, notice, phone, autoAccept }: Save): Updateable<StoreTable> {
  return {
    ...(hours && { opening_hours: JSON.stringify(hours) }),
    ...(notice && { notice: JSON.stringify(notice) }),
    ...(phone !== undefined && { phone }),
    ...(autoAccept !== undefined && { auto_accept: autoAccept }),
  }
}
