import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import {
  type voucherConfirm,
  voucherList,
  type voucherPackage,
  type voucherPackages,
  type voucherSubmit,
} from '@contract/calls/voucher'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import type { Quotes } from '../order/quotes'
import type { OrderSubmission } from '../order/submission'
import { leftFor, VoucherPlacement } from './placement'
import * as queries from './queries'
import { countsView, itemsView, packageView, placeView } from './view'

type Tx = Transaction<Database>

/** Packages of stores, and the vouchers that customers buy and have (product text §1, group orders). */
export class VoucherService {
  private readonly placement = new VoucherPlacement()

  constructor(
    private readonly context: Context,
    private readonly services: { readonly quotes: Quotes; readonly submission: OrderSubmission },
  ) {}

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

  /** @throws Failure of `voucher.confirm` */
  async confirm(caller: SignedIn, request: Request<typeof voucherConfirm>): Promise<Response<typeof voucherConfirm>> {
    const { total, fingerprint, storeId } = await this.placement.price(this.context.db, caller, request)
    const quote = { kind: 'voucher', customerId: caller.customer.id, storeId, request, fingerprint, total }
    const { id, expiresAt } = await this.services.quotes.save(quote)
    return { id, total, expiresAt: expiresAt.toISOString() }
  }

  /** @throws Failure of `voucher.submit` */
  async submit(
    tx: Tx,
    caller: SignedIn,
    { quoteId }: Request<typeof voucherSubmit>,
  ): Promise<Response<typeof voucherSubmit>> {
    const submitted = { quoteId, placementInput: {} }
    const { orderId, total, payBefore } = await this.services.submission.submit(tx, caller, this.placement, submitted)
    return { orderId, total, payBefore }
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
