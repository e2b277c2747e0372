import { randomUUID } from 'node:crypto'
import { minutesAfter } from '../../../server/clock'
import { TestCaller } from '../../../server/testing/caller'
import { HotelFactory } from '../../../server/testing/hotel'
import { aPresale, MallFactory } from '../../../server/testing/mall'
import { aDeal } from '../../../server/testing/group-deals'
import { aRider } from '../../../server/testing/riders'
import { aRestaurant } from '../../../server/testing/tables'
import { createTicketTables, insertShow } from '../../../server/testing/ticket/queries'
import { aPackage } from '../../../server/testing/vouchers'
import { newPhone } from '../support/shoppers'
import { openStage } from '../support/stage'
import type { Cluster } from '../support/cluster'
import type { Beginning } from './check'
import { insertCoupon } from './coupon'
import { payPassword } from './customer'
import type { Market, Offer } from './buyer'

export const databaseName = 'faults'
const customers = 6
const riders = 3
const balance = 50_000_000
const goodsStock = 1_000_000
const couponStock = 1000
const zone = 'Asia/Shanghai'
const packageStock = 300
/** Seconds in which deposits of the presale are paid; its balances are paid after that. */
const depositSeconds = 120

/** Customers and goods of a run, before the first crash. */
export interface Scene {
  readonly env: Readonly<Record<string, string>>
  readonly callers: (base: string) => TestCaller[]
  /** Riders on shift. */
  readonly riders: (base: string) => TestCaller[]
  /** The merchant whose till redeems vouchers. */
  readonly merchant: (base: string) => TestCaller
  readonly market: Market
  readonly couponId: string
  readonly beginning: Beginning
}

/**
 * Two stores, the second short of an item, a show at each, the second with few seats, three shops of the mall, the last
 * short of stock, a presale, a hotel with three rooms, a restaurant with two tables, a store that sells vouchers, also to
 * groups of two, customers with money, an address each, and a coupon to claim, and riders.
 */
export async function setScene(cluster: Cluster): Promise<Scene> {
  const { make, app, env, close } = await openStage(cluster, databaseName)
  const stock = new Map<string, number>()
  const offer = async (few: number): Promise<Offer> => {
    const storeId = await make.store()
    const goods: [string, string] = [
      await make.goods(storeId, { stock: goodsStock }),
      await make.goods(storeId, { stock: few }),
    ]
    stock.set(goods[0], goodsStock).set(goods[1], few)
    return { storeId, goods }
  }
  const offers: [Offer, Offer] = [await offer(goodsStock), await offer(40)]
  await createTicketTables(app.context.db)
  const seats = new Map<string, number>()
  const show = async ({ storeId }: Offer, count: number): Promise<string> => {
    const id = randomUUID()
    await insertShow(app.context.db, { id, store_id: storeId, name: 'Hamlet', price: 5000, seats_left: count })
    seats.set(id, count)
    return id
  }
  const shows: [string, string] = [await show(offers[0], goodsStock), await show(offers[1], 40)]
  const mall = new MallFactory(app.context.db, make)
  const skuStock = new Map<string, number>()
  const sku = async (count: number): Promise<string> => {
    const { skuIds } = await mall.product(await mall.shop(), {}, [{ stock: count }])
    const [id = ''] = skuIds
    skuStock.set(id, count)
    return id
  }
  const skus: Market['skus'] = [await sku(goodsStock), await sku(goodsStock), await sku(60)]
  const hotels = new HotelFactory({ app, make, clock: app.context.clock })
  const { rateId } = await hotels.simple()
  const { storeId, seatings } = await aRestaurant({ app, make }, { rules: { deposit: 5000 } })
  const bookable = { rateId, restaurant: { storeId, seatingId: seatings.hall ?? '' }, zone, today: hotels.today(zone) }
  const hotpot = await make.customer({ phone: newPhone() })
  const voucherStore = await make.store({ merchant_id: hotpot.id })
  const rows = { app, make, clock: app.context.clock }
  const packageId = await aPackage(rows, voucherStore, { stock: packageStock })
  const dealId = await aDeal(rows, voucherStore, { size: 2, minutes: 60, package_id: packageId })
  const crab = await mall.product(await mall.shop(), {}, [{ shop_price: 19_800, stock: goodsStock }])
  const [crabSku = ''] = crab.skuIds
  skuStock.set(crabSku, goodsStock)
  const end = new Date(Date.now() + depositSeconds * 1000)
  const windows = { deposit_until: end, balance_from: end, quantity: goodsStock }
  const presaleId = await aPresale(rows, { productId: crab.id, skuId: crabSku }, windows)
  const people: TestCaller[] = []
  for (let made = 0; made < customers; made += 1) {
    const caller = await make.customer({ balance, payPassword, phone: newPhone() })
    await make.address(caller.id)
    people.push(caller)
  }
  const riding: TestCaller[] = []
  for (let made = 0; made < riders; made += 1) riding.push(await aRider(rows, { phone: newPhone() }))
  const couponId = randomUUID()
  const now = new Date()
  await insertCoupon(app.context.db, { id: couponId, stock: couponStock, from: now, until: minutesAfter(now, 60 * 24) })
  await close()
  const at = (callers: readonly TestCaller[]) => (base: string) =>
    callers.map(({ id, token }) => new TestCaller(base, id, token))
  return {
    env,
    callers: at(people),
    riders: at(riding),
    merchant: (base) => new TestCaller(base, hotpot.id, hotpot.token),
    market: {
      ...{ offers, shows, skus, bookable },
      till: { storeId: voucherStore, packageId, dealId },
      presale: { presaleId, skuId: crabSku },
    },
    couponId,
    beginning: {
      ...{ stock, seats, skus: skuStock, packages: new Map([[packageId, packageStock]]) },
      coupon: { id: couponId, stock: couponStock },
    },
  }
}
