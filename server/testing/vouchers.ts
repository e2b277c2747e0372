import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { paymentBalancePay } from '@contract/calls/payment'
import { voucherConfirm, voucherSubmit } from '@contract/calls/voucher'
import type { VoucherTerms } from '@contract/entities/voucher'
import type { Database } from '../database/schema'
import type { TestCaller } from './caller'
import type { Rows } from './database'

/** Every day at any time. */
export const anyTime: VoucherTerms = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  until: '24:00',
  onHolidays: true,
  notOn: [],
  perVisit: 20,
}

/** A package in a test; at 88.01, to be used at any time within 30 days, at its store and at `also`. */
export async function aPackage(
  { app }: Pick<Rows, 'app'>,
  storeId: string,
  {
    terms = {},
    also = [],
    ...own
  }: Partial<
    Pick<Insertable<Database['packages']>, 'price' | 'stock' | 'per_customer' | 'valid_days' | 'position' | 'picture'>
  > & {
    readonly terms?: Partial<VoucherTerms>
    readonly also?: readonly string[]
  } = {},
): Promise<string> {
  const { db } = app.context
  const id = uuid()
  const name = JSON.stringify({ en: 'Lunch for two', zh: '双人午餐' })
  const contents = [{ name: { en: 'Hotpot', zh: '火锅' }, count: 1, value: 120_00 }]
  await db
    .insertInto('packages')
    .values({
      ...{ id, store_id: storeId, kind: 'package', name, contents: JSON.stringify(contents), market_price: 150_00 },
      picture: JSON.stringify({ path: '/pictures/p', colour: '#eeeeee' }),
      ...{ price: 88_01, stock: 100, per_customer: null, valid_days: 30, position: 0, on_sale: true, ...own },
      terms: JSON.stringify({ ...anyTime, ...terms }),
    })
    .execute()
  const places = [storeId, ...also].map((store_id) => ({ package_id: id, store_id }))
  await db.insertInto('package_stores').values(places).execute()
  return id
}

/** Orders `count` vouchers of a package; answers the order's id. */
export async function orderVouchers(ann: TestCaller, packageId: string, count: number): Promise<string> {
  const { id } = await ann.call(voucherConfirm, { packageId, count })
  return (await ann.call(voucherSubmit, { quoteId: id, idempotencyKey: randomUUID() })).orderId
}

/** Buys `count` vouchers of a package from the balance; answers the order's id. */
export async function buyVouchers(ann: TestCaller, packageId: string, count: number): Promise<string> {
  const orderId = await orderVouchers(ann, packageId, count)
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  return orderId
}
