import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { merchantPackages, merchantSavePackage, merchantSellPackage } from '@contract/calls/merchant'
import type { OwnPackage } from '@contract/entities/merchant-package'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Merchant } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { storeOf } from '../../../http/merchant-store'
import { takeMedia } from '../../upload/media'
import * as queries from './queries'

type Tx = Transaction<Database>
type Save = Request<typeof merchantSavePackage>

/** Packages and cash vouchers as merchants set them up (product text §2, goods management). Ownership is checked by `handle`. */
export class PackageSetup {
  constructor(private readonly context: Context) {}

  async list(
    caller: Merchant,
    { storeId }: Request<typeof merchantPackages>,
  ): Promise<Response<typeof merchantPackages>> {
    const { db } = this.context
    const rows = await queries.ownPackages(db, storeOf(caller, storeId))
    const stores = await queries.storeNames(db, caller.stores)
    return {
      items: rows.map(ownPackageView),
      stores: stores.map(({ id, name }) => ({ id, name: name[caller.language] })),
    }
  }

  /** @throws Failure of `merchant.savePackage`; `invalidRequest` for a change without a version */
  async save(tx: Tx, caller: Merchant, request: Save): Promise<OwnPackage> {
    const { packageId } = request
    const saved = packageId && (await locked(tx, packageId, request.version))
    const storeId = saved ? saved.store_id : storeOf(caller, request.storeId)
    const places = [...new Set([storeId, ...request.places])]
    if (places.some((id) => !caller.stores.some((own) => own === id))) throw new Failure('packageStoresInvalid')
    const now = this.context.clock.now()
    const [picture] = await takeMedia(tx, {
      customerId: caller.customer.id,
      ids: request.picture ? [request.picture] : [],
      now,
    })
    const row = { ...packageRow(request), ...(picture && { picture: JSON.stringify(picture) }) }
    const { from, to } = request.stock
    const id = packageId ?? uuid()
    if (saved) await queries.updatePackage(tx, id, { ...row, stock: Math.max(0, saved.stock + to - from) })
    else await this.add(tx, { id, store_id: storeId, stock: to, ...row })
    await queries.setPlaces(tx, id, places, now)
    return ownPackageView(await queries.ownPackage(tx, id))
  }

  async sell(tx: Tx, { packageId, onSale }: Request<typeof merchantSellPackage>): Promise<OwnPackage> {
    await queries.lockPackage(tx, packageId)
    await queries.updatePackage(tx, packageId, { on_sale: onSale })
    return ownPackageView(await queries.ownPackage(tx, packageId))
  }

  /** @throws Failure `tooManyPackages` */
  private async add(
    tx: Tx,
    row: ReturnType<typeof packageRow> & { id: string; store_id: string; stock: number; picture?: string },
  ): Promise<void> {
    const { hero } = await queries.lockSeller(tx, row.store_id)
    const before = await queries.ownPackages(tx, row.store_id)
    const max = limits.packagesPerStore
    if (before.length >= max) throw new Failure('tooManyPackages', { max })
    const position = Math.max(-1, ...before.map((each) => each.position)) + 1
    await queries.insertPackage(tx, { picture: JSON.stringify(hero), position, ...row })
  }
}

/** @throws Failure `packageChanged` for an outdated version, `invalidRequest` without one */
async function locked(tx: Tx, id: string, version: number | undefined) {
  if (version === undefined) throw new Failure('invalidRequest', { fields: ['version'] })
  const row = await queries.lockPackage(tx, id)
  if (row.version !== version) throw new Failure('packageChanged')
  return row
}

/**
 * Columns of a package but for its picture and stock.
 * @throws Failure `packageTermsInvalid` for hours or weekdays in disorder, or a price above what its contents cost
 */
function packageRow({ terms, contents, ...request }: Save) {
  const marketPrice = contents.reduce((sum, { count, value }) => sum + count * value, 0)
  const isOrdered = terms.from < terms.until && new Set(terms.weekdays).size === terms.weekdays.length
  if (!isOrdered || request.price > marketPrice) throw new Failure('packageTermsInvalid')
  return {
    kind: request.kind,
    name: JSON.stringify(request.name),
    contents: JSON.stringify(contents),
    price: request.price,
    market_price: marketPrice,
    terms: JSON.stringify({ ...terms, weekdays: [...terms.weekdays].sort((one, other) => one - other) }),
    valid_days: request.validDays,
    per_customer: request.perCustomer,
    on_sale: request.onSale,
  }
}

const ownPackageView = (row: queries.OwnPackageRow): OwnPackage => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  name: row.name,
  contents: row.contents.map(({ name, count, value }) => ({ name, count, value })),
  price: row.price,
  validDays: row.valid_days,
  perCustomer: row.per_customer,
  picture: row.picture,
  marketPrice: row.market_price,
  terms: row.terms,
  stock: row.stock,
  sold: row.sold,
  places: row.places,
  onSale: row.on_sale,
})
