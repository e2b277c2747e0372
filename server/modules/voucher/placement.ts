import type { Kysely, Transaction } from 'kysely'
import type { Database, LineSnapshot } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { sha256 } from '../../security/hash'
import type { Order } from '../order/queries'
import type { OrderDraft, Placement } from '../order/kind/placement'
import { goodsShares } from '../pricing/shares'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Stored request of a voucher quote. */
export interface VoucherRequest {
  readonly packageId: string
  readonly count: number
}

/** A package on sale, with its store; `price` is the price of each voucher. */
export type SoldPackage = NonNullable<Awaited<ReturnType<typeof queries.findPackage>>>

export interface VoucherDraft extends OrderDraft {
  readonly sold: SoldPackage
  readonly count: number
}

/** Order of `count` vouchers of a package, at its price. */
export function voucherDraft(customerId: string, sold: SoldPackage, count: number): VoucherDraft {
  const { id, store_id: storeId, name, price, picture, terms, valid_days } = sold
  const total = price * count
  const snapshot: LineSnapshot = { name, optionText: { en: '', zh: '' }, picture }
  const components = [
    { kind: 'goods', label: { en: 'Vouchers', zh: '团购券' }, amount: total, original: null },
  ] as const
  return {
    sold,
    count,
    storeId,
    timeZone: sold.time_zone,
    title: name,
    billTitle: name,
    variant: null,
    lines: [{ itemKind: 'package', itemId: id, quantity: count, price, paid: total, snapshot }],
    components,
    total,
    saved: (sold.market_price - price) * count,
    couponIds: [],
    shares: goodsShares({
      customerId,
      storeId,
      deliveryMethod: 'pickup',
      lines: [{ gross: total, paid: total }],
      components: [{ kind: 'goods', amount: total, fundedBy: null, perLine: [total] }],
    }),
    fingerprint: sha256(JSON.stringify([id, count, price, terms, valid_days])),
    refusals: [],
  }
}

/** Number of further vouchers of a package that a customer may buy. */
export async function leftFor(
  db: Kysely<Database>,
  sold: Pick<SoldPackage, 'id' | 'per_customer'>,
  customerId: string,
): Promise<number> {
  if (sold.per_customer === null) return Infinity
  return Math.max(0, sold.per_customer - (await queries.boughtBy(db, customerId, sold.id)))
}

/** Writes the vouchers of a new order, which can be used once they are issued. */
export async function insertVouchers(tx: Tx, { id }: Order, { sold, count }: VoucherDraft): Promise<void> {
  const { contents, terms, valid_days } = sold
  const own = { contents: JSON.stringify(contents), terms: JSON.stringify(terms), valid_days }
  const issued = { valid_from: null, valid_until: null, code_hash: null, code_sealed: null }
  await queries.insertVouchers(tx, { order_id: id, package_id: sold.id, ...own, ...issued }, count)
}

/** Quoting and placing vouchers. */
export class VoucherPlacement implements Placement<VoucherRequest, VoucherDraft, Record<never, never>> {
  readonly kind = 'voucher'
  /** The stock is locked when it is reserved. */
  readonly prepare = 'none'

  /** @throws Failure `packageNotFound`, `packageLimitReached` with the number `left` to the customer, or `soldOut` */
  async price(
    db: Kysely<Database>,
    { customer }: SignedIn,
    { packageId, count }: VoucherRequest,
  ): Promise<VoucherDraft> {
    const sold = await queries.findPackage(db, packageId)
    if (!sold) throw new Failure('packageNotFound')
    const left = await leftFor(db, sold, customer.id)
    if (count > left) throw new Failure('packageLimitReached', { left })
    if (count > sold.stock) throw new Failure('soldOut')
    return voucherDraft(customer.id, sold, count)
  }

  check(): void {
    // Vouchers need no input.
  }

  create(tx: Tx, order: Order, draft: VoucherDraft): Promise<void> {
    return insertVouchers(tx, order, draft)
  }
}
