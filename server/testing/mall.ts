import type { Insertable, Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Picture } from '@contract/entities/common'
import type {
  Database,
  MallDealTable,
  PresaleSkuTable,
  PresaleTable,
  ProductTable,
  ShippingRule,
  ShippingTemplateTable,
  SkuTable,
} from '../database/schema'
import { searchWords } from '../database/words'
import { refreshProducts } from '../modules/mall/catalogue/queries'
import type { Rows } from './database'
import type { World } from './world'

type Db = Kysely<Database>

const json = (value: unknown) => JSON.stringify(value)
const both = (text: string) => json({ en: text, zh: `${text}中` })
const picture: Picture = { path: '/pictures/0000000000000000', colour: '#FFDFA8' }

/** ¥8 for the first kilogram and ¥2 for each further half, free over ¥99, to everywhere. */
export const aRule = (over: Partial<ShippingRule> = {}): ShippingRule => ({
  regions: [],
  first: 1000,
  firstFee: 800,
  step: 500,
  stepFee: 200,
  freeOver: 9900,
  freeCount: null,
  ...over,
})

/** A SKU of a product for a test; `stock` is in the first warehouse. */
export interface SkuSeed extends Partial<Omit<Insertable<SkuTable>, 'id' | 'product_id' | 'position'>> {
  readonly stock?: number
}

/** Inserts shops, products and their prerequisites directly into the database. Prices are in fen. */
export class MallFactory {
  constructor(
    private readonly db: Db,
    private readonly make: World['make'],
  ) {}

  /** A shop of the mall with a shipping template. */
  async shop(over: Parameters<World['make']['store']>[0] = {}): Promise<{ id: string; templateId: string }> {
    const id = await this.make.store({ business: 'mall', name: both('Shanye Tea House'), minimum_order: 0, ...over })
    return { id, templateId: await this.template(id) }
  }

  async template(storeId: string, over: Partial<Insertable<ShippingTemplateTable>> = {}): Promise<string> {
    const row = {
      id: uuid(),
      store_id: storeId,
      name: both('Parcels'),
      unit: 'weight',
      rules: json([aRule()]),
    } as const
    await this.db
      .insertInto('shipping_templates')
      .values({ ...row, ...over })
      .execute()
    return over.id ?? row.id
  }

  /** A category and its parent. */
  async category(key = 'tea', group = 'drinks'): Promise<void> {
    const row = (one: string, parent_key: string | null) => ({
      key: one,
      parent_key,
      name: both(one),
      picture: json(picture),
      position: 0,
    })
    await this.db
      .insertInto('product_categories')
      .values([row(group, null), row(key, group)])
      .onConflict((oc) => oc.doNothing())
      .execute()
  }

  /** The warehouse with this number, the first in Hangzhou. */
  async warehouse(position = 0): Promise<string> {
    const id = `00000000-0000-7000-8000-0000000000${String(position).padStart(2, '0')}`
    await this.db
      .insertInto('warehouses')
      .values({
        id,
        name: both(position === 0 ? 'Hangzhou' : `Warehouse ${position}`),
        region_code: '330106',
        position,
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
    return id
  }

  /** A product at 16800 with one SKU and plenty in stock, or the given ones; returns the ids of its SKUs in order. */
  async product(
    shop: { readonly id: string; readonly templateId: string },
    over: Partial<Insertable<ProductTable>> = {},
    skus: readonly SkuSeed[] = [{}],
  ): Promise<{ id: string; skuIds: string[] }> {
    await this.category()
    const id = over.id ?? uuid()
    const name = over.name ?? both('Longjing tea')
    await this.db
      .insertInto('products')
      .values({
        id,
        store_id: shop.id,
        category_key: 'tea',
        group_key: 'drinks',
        template_id: shop.templateId,
        name,
        note: both('Hand-fired'),
        picture: json(picture),
        cover: json(picture),
        price_from: 1,
        member_from: 1,
        purchase_limit: null,
        listed_at: new Date('2026-03-01T00:00:00Z'),
        words: searchWords(Object.values(JSON.parse(name) as Record<string, string>)),
        ...over,
      })
      .execute()
    const skuIds = await this.skus(id, skus)
    await refreshProducts(this.db, [id])
    return { id, skuIds }
  }

  /** A deal of the points mall: 1,000 points, ten pieces; or of a round with `round_id`. */
  async deal(skuId: string, over: Partial<Insertable<MallDealTable>> = {}): Promise<string> {
    const id = over.id ?? uuid()
    const terms = { points: 1000, cash: 0, quantity: 10, per_person: null, position: 0, round_id: null }
    await this.db
      .insertInto('mall_deals')
      .values({ id, sku_id: skuId, ...terms, ...over })
      .execute()
    return id
  }

  /** A round of the flash sale between two instants. */
  async round(startsAt: Date, endsAt: Date): Promise<string> {
    const id = uuid()
    await this.db.insertInto('flash_rounds').values({ id, starts_at: startsAt, ends_at: endsAt }).execute()
    return id
  }

  private async skus(productId: string, seeds: readonly SkuSeed[]): Promise<string[]> {
    const warehouseId = await this.warehouse()
    const rows = seeds.map(({ stock: _, ...sku }, position) => ({
      id: uuid(),
      product_id: productId,
      choice: [position],
      shop_price: 16800,
      member_price: null,
      activity_price: null,
      activity_type: null,
      weight: 400,
      volume: 1000,
      picture: null,
      purchase_limit: null,
      position,
      ...sku,
    }))
    await this.db.insertInto('skus').values(rows).execute()
    await this.db
      .insertInto('sku_stock')
      .values(rows.map(({ id }, at) => ({ sku_id: id, warehouse_id: warehouseId, quantity: seeds[at]?.stock ?? 1000 })))
      .execute()
    return rows.map(({ id }) => id)
  }
}

/**
 * A presale of one SKU at 16800, of which a deposit of 2000 counts for 4000. The deposit can be paid for a day from now, the
 * balance for a day after two.
 */
export async function aPresale(
  { app, clock }: Rows,
  { productId, skuId }: { readonly productId: string; readonly skuId: string },
  over: Partial<Insertable<PresaleTable>> & Partial<Insertable<PresaleSkuTable>> = {},
): Promise<string> {
  const id = uuid()
  const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
  const { deposit = 2000, counts_as = 4000, price = 16_800, quantity = 10, ...times } = over
  const windows = {
    deposit_from: later(0),
    deposit_until: later(24),
    balance_from: later(48),
    balance_until: later(72),
  }
  const { db } = app.context
  await db
    .insertInto('presales')
    .values({ id, product_id: productId, ships_by: later(100), ...windows, ...times })
    .execute()
  const sku = { presale_id: id, sku_id: skuId, position: 0, price, deposit, counts_as, quantity }
  await db.insertInto('presale_skus').values(sku).execute()
  return id
}

/** A round of the flash sale from an hour from now until two hours from now, with one deal of a SKU. */
export async function aFlashSale(
  { app, clock }: Rows,
  skuId: string,
  terms: { readonly cash: number; readonly quantity: number },
): Promise<{ roundId: string; dealId: string }> {
  const [roundId, dealId] = [uuid(), uuid()]
  const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
  const { db } = app.context
  await db
    .insertInto('flash_rounds')
    .values({ id: roundId, starts_at: later(1), ends_at: later(2) })
    .execute()
  const deal = { id: dealId, sku_id: skuId, round_id: roundId, points: 0, per_person: null, position: 0, ...terms }
  await db.insertInto('mall_deals').values(deal).execute()
  return { roundId, dealId }
}
