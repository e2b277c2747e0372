import type { Insertable } from 'kysely'
import type {
  Bilingual,
  GoodsTable,
  MenuCategoryTable,
  OptionGroupTable,
  OptionTable,
  QualificationTable,
  StoreTable,
} from '../../database/schema'
import { settings } from '@contract/settings'
import { type City, type CityGoods, type CityStore, saleTag } from '../city'
import { searchWords } from '../../database/words'
import { pictureOf } from '../pictures'
import { openedAt } from './finding-rows'
import { demoId } from './ids'

const json = (value: unknown): string => JSON.stringify(value)
const both = ({ en, zh }: Bilingual): string[] => [en, zh]
const nothing: Bilingual = { en: '', zh: '' }

const feesOf = ({ base, discount, freeOver, tiers }: CityStore['deliveryFee']) => ({
  base: base - discount,
  original: discount > 0 ? base : null,
  freeOver,
  tiers: tiers.map(({ beyondMeters, extra }) => ({ beyondMeters, add: extra })),
})

/** `merchantId` is the account that runs the store, if any. */
export function storeRow(
  store: CityStore,
  goods: readonly CityGoods[],
  category: Bilingual,
  merchantId: string | null,
  now: Date,
): Insertable<StoreTable> {
  return {
    id: demoId('store', store.key),
    category_key: store.category,
    merchant_id: merchantId,
    name: json(store.name),
    logo: json(pictureOf(store.logo)),
    hero: json(pictureOf(store.hero)),
    status: store.status,
    latitude: store.latitude,
    longitude: store.longitude,
    address: json(store.address),
    phone: store.phone,
    opening_hours: json(store.openingHours),
    time_zone: settings().timeZone,
    notice: json(store.notice),
    profile: json(store.profile),
    range_meters: store.deliveryRangeMeters,
    minimum_order: store.minimumOrder,
    delivery_fees: json(feesOf(store.deliveryFee)),
    packaging_fee: store.packagingFee,
    prep_minutes: store.prepMinutes,
    rating: store.ratingTenths,
    monthly_sales: store.monthlySales,
    imported_sales: store.monthlySales,
    member_envelope: store.memberEnvelope,
    full_discounts: json(store.fullDiscounts),
    first_order_off: store.firstOrderDiscount ?? 0,
    tags: json(store.activities),
    self_pickup: store.selfPickup,
    delivered_by: store.deliveredBy,
    opened_at: openedAt(store.monthlySales, now),
    words: searchWords(both(store.name), [category, ...goods.map(({ name }) => name)].flatMap(both)),
    pictures: json(store.pictures.map(pictureOf)),
  }
}

/** The licences of all stores, each store's in their order. */
export function qualificationRows(stores: readonly CityStore[]): Insertable<QualificationTable>[] {
  return stores.flatMap(({ key, licences }) =>
    licences.map(({ kind, holder, number, validUntil, picture }, position) => ({
      id: demoId('licence', key, position),
      store_id: demoId('store', key),
      kind,
      holder: json(holder),
      number,
      valid_until: validUntil,
      picture: json(pictureOf(picture)),
      position,
    })),
  )
}

const categoryId = ({ store, menuCategory }: CityGoods): string => demoId('menu', store, menuCategory.en)

/** The sections of all menus, in the order of their first goods. */
export function menuRows(goods: readonly CityGoods[]): Insertable<MenuCategoryTable>[] {
  const first = new Map<string, CityGoods>()
  for (const each of goods) if (!first.has(categoryId(each))) first.set(categoryId(each), each)
  return [...first].map(([id, { store, menuCategory }], position) => {
    return { id, store_id: demoId('store', store), name: json(menuCategory), note: json(nothing), position }
  })
}

/** An item's price and stock today: its own activity or one of the city's specials. */
function activityOf(goods: CityGoods, specials: City['specials']) {
  const special = specials.find(({ goods: key }) => key === goods.key)
  const price = special?.price ?? goods.activityPrice
  const tag = special ? saleTag(goods.price, special.price) : goods.activityTag
  return {
    activity_price: price,
    activity_type: tag && json(tag),
    is_active: price !== null,
    stock: special?.left ?? goods.stock,
  }
}

/** The goods of the stores. */
export function goodsRows({ goods, specials, stores }: City): Insertable<GoodsTable>[] {
  const halved = new Map(stores.map(({ key, secondHalf }) => [key, secondHalf]))
  return goods.map((each, position) => ({
    id: demoId('goods', each.key),
    store_id: demoId('store', each.store),
    menu_category_id: categoryId(each),
    name: json(each.name),
    note: json(each.note ?? nothing),
    picture: json(pictureOf(each.picture)),
    wide_picture: json(pictureOf(each.widePicture)),
    shop_price: each.price,
    member_price: each.memberPrice,
    ...activityOf(each, specials),
    second_half: halved.get(each.store)?.includes(each.menuCategory.en) ?? false,
    purchase_limit: each.purchaseLimit,
    sales: each.sales,
    liked_percent: each.likedPercent,
    tags: json(each.tags),
    allergens: each.allergens,
    position,
    removed_at: null,
    words: searchWords(both(each.name)),
  }))
}

const groupId = (goods: CityGoods, group: number): string => demoId('group', goods.key, group)

/** The option groups of goods, in their order. */
export function groupRows(goods: readonly CityGoods[]): Insertable<OptionGroupTable>[] {
  return goods.flatMap((each) =>
    each.optionGroups.map(({ name, required, max }, position) => {
      return {
        id: groupId(each, position),
        goods_id: demoId('goods', each.key),
        name: json(name),
        required,
        max,
        position,
      }
    }),
  )
}

/** The options of all groups, in their order. */
export function optionRows(goods: readonly CityGoods[]): Insertable<OptionTable>[] {
  return goods.flatMap((each) =>
    each.optionGroups.flatMap(({ options }, group) =>
      options.map(({ name, priceDelta, soldOut }, position) => ({
        id: demoId('option', each.key, group, position),
        group_id: groupId(each, group),
        name: json(name),
        price_delta: priceDelta,
        sold_out: soldOut,
        position,
      })),
    ),
  )
}
