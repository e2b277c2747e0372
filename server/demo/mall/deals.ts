import type { Insertable, Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { stableId } from '../../database/stable-id'
import type { Database, MallDealTable } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { localDayStart } from '../../local-time'
import { demoId } from '../seed/ids'
import { part } from '../surprises'
import * as queries from './queries'

type Tx = Transaction<Database>

const pointsGoods = { from: 800, to: 12_000, count: 40 }
const roundGoods = { from: 2000, to: 40_000, count: 8 }
/** Hours of the day at which rounds begin; each lasts until the next, so that one is always open. */
const hours = [0, 8, 10, 14, 18, 20, 22, 24] as const
const dayMinutes = 24 * 60

const tidy = (points: number) => Math.max(100, Math.round(points / 100) * 100)
/** An amount that ends like prices do: 9.90. */
const priced = (amount: number) => Math.max(90, Math.round(amount / 100) * 100 - 10)

type Price = Pick<Insertable<MallDealTable>, 'points' | 'cash'>

/** A fifth off: cheap things for points alone, others for some points and money. */
function pointsPrice({ shop_price: price }: queries.DealSku, index: number): Price {
  const worth = price * 0.8
  if (index % 2 === 0 && worth <= 4000) return { points: tidy(worth), cash: 0 }
  const points = Math.min(1500, tidy(worth * (index % 3 === 0 ? 0.08 : 0.2)))
  return { points, cash: priced(Math.max(100, worth - points)) }
}

/** About half off, some of it in points. */
function flashPrice({ shop_price: price }: queries.DealSku, index: number): Price {
  const worth = price * 0.5
  if (index % 4 === 0) return { points: tidy(worth * 0.2), cash: priced(worth * 0.8) }
  return index % 4 === 3 && worth <= 3000 ? { points: tidy(worth), cash: 0 } : { points: 0, cash: priced(worth) }
}

/** Pieces of a deal, and those taken by others; the last of every eight is sold out. */
function supply(id: string, index: number) {
  const quantity = 40 + Math.floor(part({ id }, 'quantity') * 60)
  return { quantity, taken: index % 8 === 7 ? quantity : Math.floor(quantity * part({ id }, 'taken') * 0.8) }
}

const dealRows = (skus: readonly queries.DealSku[], round: string | null, price: typeof pointsPrice) =>
  skus.map((sku, index) => {
    const id = round ? stableId(`${round}:${sku.id}`) : demoId('deal', sku.id)
    return {
      ...{ id, sku_id: sku.id, round_id: round, position: index, ...price(sku, index), ...supply(id, index) },
      per_person: index % 4 === 2 ? null : 1 + (index % 2),
      members_only: round === null && index % 9 === 5,
    }
  })

/** The rounds of the day that begins at an instant, with their deals. */
async function addRounds(tx: Tx, day: Date): Promise<void> {
  for (const [index, hour] of hours.slice(0, -1).entries()) {
    const [starts_at, ends_at] = [hour, hours[index + 1] ?? 24].map((each) => minutesAfter(day, each * 60))
    if (!starts_at || !ends_at) continue
    const id = demoId('round', starts_at.toISOString())
    if (await queries.insertRound(tx, { id, starts_at, ends_at }))
      await queries.insertDeals(tx, dealRows(await queries.skusForDeals(tx, id, roundGoods), id, flashPrice))
  }
}

/** Fills the points mall, and has rounds of the flash sale through yesterday, today and tomorrow. */
export async function fillDeals(tx: Tx, timeZone: string, now: Date): Promise<void> {
  if (!(await queries.hasPointsGoods(tx)))
    await queries.insertDeals(tx, dealRows(await queries.skusForDeals(tx, 'points', pointsGoods), null, pointsPrice))
  for (const ahead of [-1, 0, 1]) await addRounds(tx, localDayStart(timeZone, minutesAfter(now, ahead * dayMinutes)))
}

/** Keeps the demo's points mall and flash sale filled. */
export async function keepDeals(context: Context): Promise<void> {
  const { db, clock, config } = context
  await db.transaction().execute((tx) => fillDeals(tx, config.timeZone, clock.now()))
  await everyHour(context, 'demo.deals', (tx, now) => fillDeals(tx, config.timeZone, now))
}
