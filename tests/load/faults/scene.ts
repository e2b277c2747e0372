import { randomUUID } from 'node:crypto'
import { minutesAfter } from '../../../server/clock'
import { TestCaller } from '../../../server/testing/caller'
import { HotelFactory } from '../../../server/testing/hotel'
import { MallFactory } from '../../../server/testing/mall'
import { aRestaurant } from '../../../server/testing/tables'
import { createTicketTables, insertShow } from '../../../server/testing/ticket/queries'
import { newPhone } from '../support/shoppers'
import { openStage } from '../support/stage'
import type { Cluster } from '../support/cluster'
import type { Beginning } from './check'
import { insertCoupon } from './coupon'
import { payPassword } from './customer'
import type { Market, Offer } from './buyer'

export const databaseName = 'faults'
const customers = 6
const balance = 50_000_000
const goodsStock = 1_000_000
const couponStock = 1000
const zone = 'Asia/Shanghai'

/** Customers and goods of a run, before the first crash. */
export interface Scene {
  readonly env: Readonly<Record<string, string>>
  readonly callers: (base: string) => TestCaller[]
  readonly market: Market
  readonly couponId: string
  readonly beginning: Beginning
}

/**
 * Two stores, the second short of an item, a show at each, the second with few seats, three shops of the mall, the last
 * short of stock, a hotel with three rooms, a restaurant with two tables, and customers with money, an address each,
 * and a coupon to claim.
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
  const people: TestCaller[] = []
  for (let made = 0; made < customers; made += 1) {
    const caller = await make.customer({ balance, payPassword, phone: newPhone() })
    await make.address(caller.id)
    people.push(caller)
  }
  const couponId = randomUUID()
  const now = new Date()
  await insertCoupon(app.context.db, { id: couponId, stock: couponStock, from: now, until: minutesAfter(now, 60 * 24) })
  await close()
  const callers = (base: string) => people.map(({ id, token }) => new TestCaller(base, id, token))
  return {
    env,
    callers,
    market: { offers, shows, skus, bookable },
    couponId,
    beginning: { stock, seats, skus: skuStock, coupon: { id: couponId, stock: couponStock } },
  }
}
