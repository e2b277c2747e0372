import type { Request, Response } from '@contract/call'
import { voucherList, type voucherPackage, type voucherPackages } from '@contract/calls/voucher'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import { leftFor } from './placement'
import * as queries from './queries'
import { countsView, itemsView, packageView, placeView } from './view'

/** Packages of stores, and the vouchers that customers buy and have (product text §1, group orders). */
export class VoucherService {
  constructor(private readonly context: Context) {}

  async packages(
    { language }: Caller,
    { storeId }: Request<typeof voucherPackages>,
  ): Promise<Response<typeof voucherPackages>> {
    const rows = await queries.packagesOf(this.context.db, storeId)
    return { items: rows.map((row) => packageView(row, language)) }
  }

  /** @throws Failure `packageNotFound` */
  async package(
    caller: Caller,
    { packageId }: Request<typeof voucherPackage>,
  ): Promise<Response<typeof voucherPackage>> {
    const { db } = this.context
    const { language } = caller
    const row = await queries.findPackage(db, packageId)
    if (!row) throw new Failure('packageNotFound')
    const places = await queries.placesOf(db, packageId)
    const left = caller.customer ? await leftFor(db, row, caller.customer.id) : (row.per_customer ?? Infinity)
    return {
      ...packageView(row, language),
      contents: itemsView(row.contents, language),
      terms: row.terms,
      validDays: row.valid_days,
      most: Math.min(left, row.stock, limits.vouchersPerOrder),
      places: places.map((place) => placeView(place, language)),
    }
  }

  /** The caller's vouchers, in one statement. */
  async list(
    { customer, language }: SignedIn,
    request: Request<typeof voucherList>,
  ): Promise<Response<typeof voucherList>> {
    const page = new Paging(voucherList, request, customer.id)
    const asked = { customerId: customer.id, tab: request.tab, slice: page.slice }
    const rows = await queries.listVouchers(this.context.db, asked)
    const now = this.context.clock.now()
    return page.answer(rows, (row) => ({
      id: row.id,
      name: row.snapshot.name[language],
      picture: row.snapshot.picture,
      store: row.store_name[language],
      state: row.state as Response<typeof voucherList>['items'][number]['state'],
      ...countsView(row),
      utcOffset: offsetsAround(row.time_zone, row.valid_until ?? now),
      total: row.total,
    }))
  }
}
