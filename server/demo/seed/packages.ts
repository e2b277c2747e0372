import type { Insertable, Transaction } from 'kysely'
import type { VoucherTerms } from '@contract/entities/voucher'
import type { Bilingual, Database, StoredPackageItem } from '../../database/schema'
import type { City } from '../city'
import { pictureOf } from '../pictures'
import { demoId } from './ids'
import { insertAll } from './queries'

const json = (value: unknown): string => JSON.stringify(value)

/** Number of stores with packages, each a meal for two and a cash voucher. */
const stores = 40
/** The stores of the demo's merchants come first. */
const first = ['old-stove']
const always: VoucherTerms = {
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00' },
  ...{ onHolidays: true, notOn: [], perVisit: 3 },
}
const lunch: VoucherTerms = {
  ...{ weekdays: [1, 2, 3, 4, 5], from: '11:00', until: '14:00' },
  ...{ onHolidays: false, notOn: [], perVisit: 2 },
}

const meal: Bilingual = { en: 'Set meal for two', zh: '超值双人餐' }
const weekdayLunch: Bilingual = { en: 'Weekday lunch for two', zh: '工作日双人午餐' }
const cash: Bilingual = { en: '¥50 cash voucher', zh: '50元代金券' }

/** A rounded price at a share of another, in fen. */
const off = (price: number, percent: number): number => Math.round((price * percent) / 10_000) * 100 - 10

/** The id of a package of a demo store. */
export const packageId = (store: string, kind: 'package' | 'cash'): string => demoId('package', store, kind)

/** The least price of a main dish; what is cheaper comes twice. */
const least = 10_00

/** A meal for two: two mains of one part of the menu, and something of each of two other parts. */
function mealOf(menu: City['goods']): City['goods'] {
  const partOf = ({ menuCategory }: City['goods'][number]) => menuCategory.en
  const main = menu.find(({ price }) => price >= least)
  if (!main) return []
  const mains = menu.filter((each) => each.price >= least && partOf(each) === partOf(main)).slice(0, 2)
  const others = menu.filter((each) => partOf(each) !== partOf(main))
  const firsts = others.filter((each, index) => others.findIndex((other) => partOf(other) === partOf(each)) === index)
  return [...mains, ...firsts.slice(0, 2)]
}

type Row = Insertable<Database['packages']>

function rowsOf(city: City, store: City['stores'][number], index: number): Row[] {
  const dishes = mealOf(city.goods.filter((each) => each.store === store.key))
  const contents = dishes.map(({ name, price }): StoredPackageItem => {
    const count = price < least ? 2 : 1
    return { name, count, value: price * count }
  })
  const worth = contents.reduce((sum, { value }) => sum + value, 0)
  const common = { store_id: demoId('store', store.key), on_sale: true, stock: index % 13 === 12 ? 0 : 200 }
  const sold = 40 + ((index * 37) % 900)
  const hasLunch = index % 3 === 1
  const [dish] = dishes
  const set: Row = {
    ...{ ...common, id: packageId(store.key, 'package'), kind: 'package', name: json(hasLunch ? weekdayLunch : meal) },
    ...{ picture: json(pictureOf(dish?.widePicture ?? store.hero)), contents: json(contents) },
    ...{ price: off(worth, 68), market_price: worth, terms: json(hasLunch ? lunch : always), valid_days: 90 },
    ...{ per_customer: index % 4 === 0 ? null : 5, sold, position: 0 },
  }
  const voucher: Row = {
    ...{ ...common, id: packageId(store.key, 'cash'), kind: 'cash', name: json(cash) },
    ...{ picture: json(pictureOf(store.hero)), contents: json([{ name: cash, count: 1, value: 50_00 }]) },
    ...{ price: 44_00, market_price: 50_00, terms: json(always), valid_days: 30 },
    ...{ per_customer: null, sold: sold + 100, position: 1 },
  }
  return dish ? [set, voucher] : [voucher]
}

/** The packages of each store that sells some, and the first of them. */
export function packagesOf(city: City): { readonly store: string; readonly first: Row; readonly rows: Row[] }[] {
  const own = city.stores.filter(({ key }) => first.includes(key))
  const others = city.stores.filter(({ key }) => !first.includes(key))
  return [...own, ...others].slice(0, stores).flatMap((store, index) => {
    const rows = rowsOf(city, store, index)
    return rows[0] ? [{ store: store.key, first: rows[0], rows }] : []
  })
}

/** Inserts the packages of the demo's stores. */
export async function seedPackages(tx: Transaction<Database>, city: City): Promise<void> {
  const rows = packagesOf(city).flatMap((each) => each.rows)
  await insertAll(tx, 'packages', rows)
  await insertAll(
    tx,
    'package_stores',
    rows.map(({ id, store_id }) => ({ package_id: id, store_id })),
  )
}
