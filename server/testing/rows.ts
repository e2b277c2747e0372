import { sql, type Insertable, type Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Picture } from '@contract/entities/common'
import type { AddressTable, Database, GoodsTable, StoreTable } from '../database/schema'
import { searchWords } from '../database/words'
import { funding, post, transfer } from '../modules/wallet/ledger'

type Db = Kysely<Database>
export type StoreRow = Insertable<StoreTable>
export type GoodsRow = Insertable<GoodsTable>
export type AddressRow = Insertable<AddressTable>

const json = (value: unknown) => JSON.stringify(value)
/** Parses a value written by `json`. */
const wordsOf = (name: string) => searchWords(Object.values(JSON.parse(name) as Record<string, string>))
const both = (text: string) => json({ en: text, zh: `${text}中` })
const picture: Picture = { path: '/pictures/0000000000000000', colour: '#FFDFA8' }

interface CustomerSeed {
  id: string
  phone_hash: string
  phone_sealed: string
  masked_phone: string
  pay_password_hash: string | null
  user_level: number
}

/** A customer without a password. */
export async function insertCustomer(db: Db, seed: CustomerSeed): Promise<void> {
  const rest = { birthday: null, email_sealed: null, password_hash: null, member_until: null }
  await db
    .insertInto('customers')
    .values({ ...seed, ...rest, nickname: 'Ann', avatar: json(picture) })
    .execute()
}

/** A session of a customer. */
export async function insertSession(db: Db, customer_id: string, token_hash: string, expires_at: Date): Promise<void> {
  await db.insertInto('sessions').values({ customer_id, token_hash, expires_at, ended_at: null }).execute()
}

/** Credits a customer's account from the funding account. */
export async function fund(db: Db, customerId: string, amount: number, at: Date): Promise<void> {
  const sides = transfer(funding, { kind: 'customer', ownerId: customerId }, amount)
  await db.transaction().execute((tx) => post(tx, { kind: 'topUp', referenceId: uuid(), at, sides }))
}

/** The amount paid for a store's orders and not yet settled or refunded, by ledger entries. */
export async function heldFor(db: Db, storeId: string): Promise<number> {
  const { held } = await db
    .selectFrom('ledger_entries')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .innerJoin('orders', 'orders.id', 'accounts.owner_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('held'))
    .where('accounts.kind', '=', 'held')
    .where('orders.store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return Number(held)
}

/** An open store with overrides; returns its id. */
export async function insertStore(db: Db, over: Partial<StoreRow>): Promise<string> {
  const id = uuid()
  await db
    .insertInto('categories')
    .values({ key: 'food', name: both('Food'), picture: json(picture), position: 0, group_key: null })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const store: StoreRow = {
    id,
    category_key: 'food',
    merchant_id: null,
    name: both('Old Stove Beef Noodles'),
    logo: json(picture),
    hero: json(picture),
    status: 'open',
    latitude: 22.5419,
    longitude: 113.93,
    address: both('21 Keyuan Rd'),
    phone: '075500000000',
    opening_hours: json([{ open: '00:00', close: '24:00' }]),
    time_zone: 'Asia/Shanghai',
    notice: both('Cooked to order'),
    profile: both('Noodles'),
    range_meters: 3000,
    minimum_order: 2000,
    delivery_fees: json({ base: 300, original: null, freeOver: null, tiers: [] }),
    packaging_fee: 100,
    prep_minutes: 15,
    rating: 48,
    monthly_sales: 1200,
    member_envelope: null,
    full_discounts: json([]),
    tags: json([]),
    self_pickup: true,
    delivered_by: 'platform',
    ...over,
  }
  store.imported_sales ??= store.monthly_sales
  store.words ??= wordsOf(store.name)
  await db.insertInto('stores').values(store).execute()
  return store.id
}

/** An item in a new section; returns its id. */
export async function insertGoods(db: Db, storeId: string, over: Partial<GoodsRow>): Promise<string> {
  const [id, category] = [uuid(), uuid()]
  await db
    .insertInto('menu_categories')
    .values({ id: category, store_id: storeId, name: both('Popular'), note: both(''), position: 0 })
    .execute()
  const goods: GoodsRow = {
    id,
    store_id: storeId,
    menu_category_id: category,
    name: both('Signature braised beef noodles'),
    note: both('Clear broth'),
    picture: json(picture),
    shop_price: 2600,
    member_price: null,
    activity_price: null,
    activity_type: null,
    purchase_limit: null,
    stock: 1000,
    liked_percent: 98,
    tags: json([]),
    position: 0,
    removed_at: null,
    ...over,
  }
  goods.words ??= wordsOf(goods.name)
  await db.insertInto('goods').values(goods).execute()
  await sql`update stores set words = words || ${goods.words.replaceAll('A', 'B').replaceAll('C', 'D')}::tsvector where id = ${storeId}`.execute(
    db,
  )
  return goods.id
}

/** A group with one option per price difference; returns the option ids. */
export async function insertOptions(
  db: Db,
  goodsId: string,
  { required = true, max = 1, deltas }: { required?: boolean; max?: number; deltas: number[] },
): Promise<string[]> {
  const group = uuid()
  await db
    .insertInto('option_groups')
    .values({ id: group, goods_id: goodsId, name: both('Size'), required, max, position: 0 })
    .execute()
  const options = deltas.map((price_delta, position) => {
    return { id: uuid(), group_id: group, name: both(`Option ${position}`), price_delta, position }
  })
  await db.insertInto('options').values(options).execute()
  return options.map(({ id }) => id)
}

/** An address; returns its id. */
export async function insertAddress(
  db: Db,
  customer_id: string,
  sealed: string,
  over: Partial<AddressRow>,
): Promise<string> {
  const address: AddressRow = {
    id: uuid(),
    customer_id,
    sealed,
    gender: 1,
    region_code: '440305',
    address: 'Keyuan Garden',
    tag: 'Work',
    is_default: true,
    latitude: 22.5359,
    longitude: 113.93,
    deleted_at: null,
    ...over,
  }
  await db.insertInto('addresses').values(address).execute()
  return address.id
}

/** Changes an item directly in the database. */
export async function updateGoods(db: Db, id: string, change: Partial<GoodsRow>): Promise<void> {
  await db.updateTable('goods').set(change).where('id', '=', id).execute()
}

/** Changes a store directly in the database. */
export async function updateStore(db: Db, id: string, change: Partial<StoreRow>): Promise<void> {
  await db.updateTable('stores').set(change).where('id', '=', id).execute()
}

/** The stock of an item. */
export async function stockOf(db: Db, id: string): Promise<number> {
  const { stock } = await db.selectFrom('goods').select('stock').where('id', '=', id).executeTakeFirstOrThrow()
  return stock
}

/** Disables a customer, as an operator does. */
export async function disableCustomer(db: Db, id: string): Promise<void> {
  await db.updateTable('customers').set({ status: 'disabled' }).where('id', '=', id).execute()
}
