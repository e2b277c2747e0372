import { sql, type Insertable, type Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { stableId } from '../../database/stable-id'
import type { Database, MallDealTable } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { localDayStart } from '../../local-time'
import { demoId } from '../seed/ids'
import { part } from '../surprises'

type Tx = Transaction<Database>

const pointsGoods = 40
const goodsPerRound = 8
/** When rounds begin, in hours of the day; each lasts until the next, so that there is always one. */
const hours = [0, 8, 10, 14, 18, 20, 22, 24] as const
const dayMinutes = 24 * 60

interface Sku {
  readonly id: string
  readonly shop_price: number
}

/** The first SKU of products that are in stock within prices, in an order that depends on a key alone. */
async function pick(tx: Tx, key: string, [from, to]: readonly [number, number], count: number): Promise<Sku[]> {
  const { rows } = await sql<Sku>`
    select skus.id, shop_price from skus join products on products.id = product_id
    where skus.position = 0 and skus.removed_at is null and products.removed_at is null and products.purchase_limit is null
      and shop_price between ${from} and ${to}
      and (select sum(quantity) from sku_stock where sku_id = skus.id) >= 60
    order by md5(${key} || skus.id::text) limit ${count}`.execute(tx)
  return rows
}

const tidy = (points: number) => Math.max(100, Math.round(points / 100) * 100)
/** An amount that ends like prices do: 9.90. */
const priced = (amount: number) => Math.max(90, Math.round(amount / 100) * 100 - 10)

type Price = Pick<Insertable<MallDealTable>, 'points' | 'cash'>

/** A fifth off: cheap things for points alone, others for some points and money. */
function pointsPrice({ shop_price: price }: Sku, index: number): Price {
  const worth = price * 0.8
  if (index % 3 !== 1 && worth <= 3000) return { points: tidy(worth), cash: 0 }
  const points = Math.min(1500, tidy(worth * (index % 3 === 0 ? 0.08 : 0.2)))
  return { points, cash: priced(Math.max(100, worth - points)) }
}

/** About half off, some of it in points. */
function flashPrice({ shop_price: price }: Sku, index: number): Price {
  const worth = price * 0.5
  if (index % 4 === 0) return { points: tidy(worth * 0.2), cash: priced(worth * 0.8) }
  return index % 4 === 3 && worth <= 3000 ? { points: tidy(worth), cash: 0 } : { points: 0, cash: priced(worth) }
}

/** How many there are and how many others got; the last of every few is gone. */
function supply(id: string, index: number) {
  const quantity = 40 + Math.floor(part({ id }, 'quantity') * 60)
  return { quantity, taken: index % 8 === 7 ? quantity : Math.floor(quantity * part({ id }, 'taken') * 0.8) }
}

async function insert(tx: Tx, skus: readonly Sku[], round: string | null, price: typeof pointsPrice): Promise<void> {
  const rows = skus.map((sku, index) => {
    const id = round ? stableId(`${round}:${sku.id}`) : demoId('deal', sku.id)
    return {
      ...{ id, sku_id: sku.id, round_id: round, position: index, ...price(sku, index), ...supply(id, index) },
      per_person: index % 4 === 2 ? null : 1 + (index % 2),
      members_only: round === null && index % 9 === 5,
    }
  })
  if (rows.length === 0) return
  await tx
    .insertInto('mall_deals')
    .values(rows)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/** The rounds of the day that begins at an instant, with what is sold in them; those that are there stay. */
async function addRounds(tx: Tx, day: Date): Promise<void> {
  for (const [index, hour] of hours.slice(0, -1).entries()) {
    const row = {
      starts_at: minutesAfter(day, hour * 60),
      ends_at: minutesAfter(day, (hours[index + 1] ?? 24) * 60),
    }
    const id = demoId('round', row.starts_at.toISOString())
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('flash_rounds')
      .values({ id, ...row })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n)
      await insert(tx, await pick(tx, id, [2000, 40_000], goodsPerRound), id, flashPrice)
  }
}

/** Keeps the points mall filled, and rounds of the flash sale through yesterday, today and tomorrow. */
export function keepDeals(context: Context): Promise<void> {
  return everyHour(context, 'demo.deals', async (tx, now) => {
    const there = await tx.selectFrom('mall_deals').select('id').where('round_id', 'is', null).limit(1).execute()
    if (there.length === 0) await insert(tx, await pick(tx, 'points', [800, 30_000], pointsGoods), null, pointsPrice)
    for (const ahead of [-1, 0, 1])
      await addRounds(tx, localDayStart(context.config.timeZone, minutesAfter(now, ahead * dayMinutes)))
  })
}
