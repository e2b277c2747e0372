import { type Kysely, sql } from 'kysely'
import { addressList } from '@contract/calls/address'
import { articleDetail } from '@contract/calls/article'
import { homeAdvert, homeCity, homeGoodsList, homeGrid, homeNotice } from '@contract/calls/home'
import { mallHome, mallPointsGoods, mallProduct, mallProducts } from '@contract/calls/mall'
import { pointsSeckillList } from '@contract/calls/points'
import { memberInfo } from '@contract/calls/member'
import { merchantBalance, merchantPayouts, merchantStatements, merchantStores } from '@contract/calls/merchant'
import { storeMenu, storeSearch } from '@contract/calls/store'
import { userInfo } from '@contract/calls/user'
import { walletBalance } from '@contract/calls/wallet'
import { limits } from '@contract/limits'
import type { Config } from '../../config'
import type { Database } from '../../database/schema'
import { aWorld, type World } from '../../testing/world'
import { accounts, buildCity } from '../city'
import { demoHotels } from '../hotel'
import { buildMall } from '../mall'
import { fillDeals } from '../mall/deals'
import { prepareCity } from '../start'
import { seedDemo, type SeedResult } from '.'
import { citySeed, cityVersion } from './city-seed'
import { demoId } from './ids'
import { enterDemo } from '../../testing/demo-accounts'

let world: World
let seedings: SeedResult[]
let filled: string[]
beforeAll(async () => {
  world = await aWorld()
  seedings = await Promise.all([1, 2, 3].map(() => seedDemo(world.app.context)))
  filled = await filledTables(world.app.context.db)
})
afterAll(() => world.close())

const city = buildCity(citySeed)
const mall = buildMall(citySeed)

/** Tables that the server itself fills and empties: jobs, its key, and events until they are announced. */
const own = ['jobs', 'data_keys', 'event_outbox', 'chat_outbox']

/** The tables that the seed fills. */
async function filledTables(db: Kysely<Database>): Promise<string[]> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !own.includes(name))
  const counted = tables.map(async (table) => {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    return rows.length > 0 ? [table] : []
  })
  return (await Promise.all(counted)).flat().sort()
}

const enter = (key: string) => enterDemo(world, key)

const count = async (table: 'stores' | 'goods' | 'orders' | 'seeds') => {
  const { db } = world.app.context
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count
}

describe('seedDemo', () => {
  it('should write the city once, however many servers start', async () => {
    expect(seedings.sort()).toEqual(['there', 'there', 'written'])
    expect(await seedDemo(world.app.context)).toBe('there')
    expect(await count('stores')).toBe(city.stores.length + mall.shops.length + demoHotels().length)
    expect(await count('goods')).toBe(city.goods.length)
  })

  it('should show a merchant past payouts and the statements that they are in', async () => {
    const { account, caller } = await enter('merchant')
    expect(account.stores).toContain('old-stove')
    const storeId = demoId('store', 'old-stove')
    const { items: payouts } = await caller.call(merchantPayouts, { storeId })
    expect(payouts.map(({ state }) => state)).toContain('paid')
    const { items } = await caller.call(merchantStatements, { storeId, period: 'weekly' })
    const paid = items.find(({ paidOut }) => paidOut > 0)
    expect(paid?.paidOut).toBe(payouts[0]?.amount)
    expect(await caller.call(merchantBalance, { storeId })).toMatchObject({ total: items[0]?.closing, debt: 0 })
  })

  it('should have another version when it fills another table', async () => {
    expect({ version: cityVersion, tables: filled }).toEqual({
      version: 21,
      tables: [
        ...['accounts', 'addresses', 'applications', 'articles', 'banners', 'categories', 'category_groups'],
        ...['chat_counters', 'chat_messages', 'commissions', 'conversation_people', 'conversations', 'coupons'],
        ...[
          'customer_coupons',
          'customers',
          'deal_groups',
          'deliveries',
          'dining_tables',
          'errand_orders',
          'errand_receipts',
          'goods',
          'goods_ratings',
          'group_cart_lines',
          'group_cart_people',
          'group_carts',
          'group_deals',
          'group_places',
          'hotel_areas',
          'hotel_brands',
          'hotel_facilities',
          'hotel_landmarks',
          'hotel_rooms',
          'hotel_themes',
          'hotels',
          'known_words',
          'ledger_entries',
          'ledger_parts',
          'ledger_transactions',
        ],
        ...[
          'mall_banners',
          'mall_orders',
          'member_plans',
          'menu_categories',
          'notices',
          'option_groups',
          'options',
          'order_events',
          'order_lines',
          'order_shares',
          'orders',
          'package_stores',
          'packages',
          'parcel_events',
          'parcel_lines',
          'parcels',
        ],
        ...[
          'payment_allocations',
          'payment_refunds',
          'payments',
          'places',
          'point_entries',
          'presale_orders',
          'presale_skus',
          'presales',
          'product_categories',
          'product_ratings',
          'products',
          'qualifications',
          'queue_numbers',
          'queue_sizes',
          'quotes',
          'rate_nights',
          'rates',
          'redemptions',
          'refund_events',
          'refund_lines',
          'refund_statements',
          'refunds',
          'return_parcel_events',
          'return_parcels',
        ],
        ...[
          'review_dishes',
          'reviews',
          'riders',
          'room_nights',
          'room_types',
          'search_words',
          'seatings',
          'seeds',
          'service_agents',
          'service_requests',
          'shipping_templates',
          'sku_stock',
          'skus',
        ],
        ...[
          'stay_hours',
          'stay_reviews',
          'stays',
          'store_payout_settings',
          'store_payouts',
          'store_ratings',
          'stores',
          'table_bookings',
          'table_days',
          'table_exceptions',
          'table_openings',
          'table_periods',
          'table_rules',
          'table_sets',
          'takeaway_orders',
          'tiles',
          'voucher_orders',
          'vouchers',
          'warehouses',
          'withdraw_accounts',
        ],
      ],
    })
  })

  it('should make a home that is full, and whose targets exist', async () => {
    const { visitor } = world
    expect((await visitor.call(homeGrid, {})).items).toHaveLength(city.tiles.length)
    const specials = (await visitor.call(homeGoodsList, {})).items
    expect(specials.length).toBeGreaterThanOrEqual(4)
    for (const { activityType } of specials) expect(activityType).toMatch(/^\d+% off$/)
    expect(await visitor.call(homeCity, {})).toMatchObject({ city: 'Shenzhen', place: 'Keyuan Garden, Bldg 3' })
    const { items } = await visitor.call(homeNotice, {})
    await visitor.call(articleDetail, { articleId: items[0]?.articleId ?? '' })
    const stores = (await visitor.call(homeAdvert, {})).items
      .map(({ target }) => target)
      .filter(({ kind }) => kind === 'store')
    for (const { id } of stores) await visitor.call(storeMenu, { storeId: id })
    expect(stores.length).toBeGreaterThan(0)
  })

  it('should let stores be found by the name of a dish in either language', async () => {
    for (const keyword of ['beef noodles', '红烧牛肉']) {
      expect((await world.visitor.call(storeSearch, { keyword })).items.length).toBeGreaterThan(0)
    }
  })

  it('should fill the points mall once, and always have a round of the flash sale that is on', async () => {
    const { db, clock } = world.app.context
    const fill = () => db.transaction().execute((tx) => fillDeals(tx, 'Asia/Shanghai', clock.now()))
    await fill()
    await fill()
    const { items } = await world.visitor.call(mallPointsGoods, { pageSize: 50 })
    expect(items).toHaveLength(40)
    expect(items.filter(({ cash }) => cash === 0).length).toBeGreaterThan(5)
    const sale = await world.visitor.call(pointsSeckillList, {})
    const on = sale.rounds.filter(({ startsAt, endsAt }) => startsAt <= sale.now && sale.now < endsAt)
    expect([on.length, on[0]?.id, sale.items.length]).toEqual([1, sale.roundId, 8])
    const ends = sale.rounds.slice(0, -1).map(({ endsAt }) => endsAt)
    expect(sale.rounds.slice(1).map(({ startsAt }) => startsAt)).toEqual(ends)
  })

  it('should fill the mall, which takeaway does not list', async () => {
    const { visitor } = world
    const { categories, banners } = await visitor.call(mallHome, {})
    expect([categories.length, banners.length]).toEqual([10, 3])
    for (const keyword of ['longjing', '龙井', 'dandong strawberries', '丹东草莓']) {
      expect((await visitor.call(mallProducts, { keyword })).items.length).toBeGreaterThan(0)
    }
    const ids = mall.shops.map(({ key }) => demoId('store', key))
    for (const { name } of mall.shops.slice(0, 8)) {
      const found = (await visitor.call(storeSearch, { keyword: name.en })).items.map(({ id }) => id)
      expect(found.filter((id) => ids.includes(id))).toEqual([])
    }
  })

  it('should ship a product with hundreds of SKUs to where one is', async () => {
    const { visitor } = world
    const { items } = await visitor.call(mallProducts, { keyword: '遮光窗帘' })
    const curtain = await visitor.call(mallProduct, { productId: items[0]?.id ?? '' })
    expect([curtain.skus.length, curtain.axes.length]).toEqual([600, 3])
    expect(curtain.shipping).toMatchObject({ from: 'Hangzhou', deliverable: true })
    expect(curtain.shipping.to).toContain('Nanshan')
  })

  it.each(accounts.map(({ key }) => key))('should let one enter as the %s, with balance and addresses', async (key) => {
    const { account, caller } = await enter(key)
    expect(await caller.call(walletBalance, {})).toEqual({ balance: account.balance })
    expect((await caller.call(addressList, {})).items).toHaveLength(account.addresses.length)
    expect((await caller.call(memberInfo, {})).isMember).toBe(account.isMember)
    expect((await caller.call(userInfo, {})).nickname.length).toBeLessThanOrEqual(limits.nicknameMax)
  })

  it('should give the merchant the first store, and after it a shop of the mall', async () => {
    const { caller } = await enter('merchant')
    const { items } = await caller.call(merchantStores, {})
    expect(items).toMatchObject([
      { name: 'Old Stove Beef Noodles', business: 'takeaway' },
      { name: 'Shanye Tea House', business: 'mall' },
    ])
  })
})

describe('prepareCity on a city that is there', () => {
  const lines = async (change: Partial<Config> = {}) => {
    const { context } = world.app
    const printed: string[] = []
    await prepareCity({ ...context, config: { ...context.config, ...change } }, (line) => printed.push(line))
    return printed
  }

  it('should print nothing', async () => {
    expect(await lines()).toEqual([])
  })

  it('should say when it is older, how it is renewed, and leave it as it is', async () => {
    await world.app.context.db.deleteFrom('seeds').where('name', 'like', '%, version %').execute()
    const before = [await count('stores'), await count('orders'), await count('seeds')]
    const says = (how: string) => [
      `The demo city is from an older version and lacks what came since. For a new one ${how}; its orders are lost.`,
    ]
    expect(await lines()).toEqual(says(`stop the server and remove ${world.app.context.config.dataDir}`))
    expect(await lines({ databaseUrl: 'postgres://db/linli' })).toEqual(says('give the server an empty database'))
    expect([await count('stores'), await count('orders'), await count('seeds')]).toEqual(before)
  })

  it.each([
    [cityVersion - 1, 'older'],
    [cityVersion, 'there'],
    [cityVersion + 1, 'there'],
  ])('should know version %d', async (version, seeding) => {
    const { db } = world.app.context
    await db.deleteFrom('seeds').execute()
    await db
      .insertInto('seeds')
      .values([{ name: 'demo city' }, { name: `demo city, version ${version}` }])
      .execute()
    expect(await seedDemo(world.app.context)).toBe(seeding)
  })
})
