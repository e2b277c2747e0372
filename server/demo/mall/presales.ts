import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import * as queries from './queries'

const day = 24 * 60

/** A presale that restarts as soon as it is over; minutes from its beginning. */
interface Cycle {
  readonly depositFrom: number
  readonly depositUntil: number
  readonly balanceFrom: number | null
  /** Minutes until it is over. */
  readonly length: number
  /** Minutes by which it begins before the first one. */
  readonly shift: number
  readonly shipsAfter: number
}

/** A day until it begins, four for the deposit, one between, and two for the balance: each day another one begins. */
const long = [0, 1, 2, 3, 4, 5, 6, 7].map((shift): Cycle => ({
  ...{ depositFrom: day, depositUntil: 5 * day, balanceFrom: 6 * day, length: 8 * day },
  ...{ shift: shift * day, shipsAfter: 5 * day },
}))

/** One that can be followed through all of its steps at a sitting, and one that is paid at once. */
const quick: Cycle = { depositFrom: 1, depositUntil: 14, balanceFrom: 15, length: 30, shift: 0, shipsAfter: 2 * day }
const whole: Cycle = {
  depositFrom: 0,
  depositUntil: 3 * day,
  balanceFrom: null,
  length: 3 * day,
  shift: day,
  shipsAfter: 7 * day,
}

/** The presales of the demo, so that each phase has some at any time. */
export const cycles: readonly Cycle[] = [quick, ...long, whole]

/** Beginning of a cycle's current run. */
function beginOf({ length, shift }: Cycle, now: Date): Date {
  const minutes = Math.floor(now.getTime() / 60_000) + shift
  return new Date((minutes - (minutes % length) - shift) * 60_000)
}

/** Prices in whole yuan: a tenth off, a tenth of it as the deposit, which counts for double. */
function termsOf(shopPrice: number, isWhole: boolean) {
  const yuan = (amount: number) => Math.max(100, Math.round(amount / 100) * 100)
  const price = yuan(shopPrice * 0.9)
  const deposit = yuan(price / 10)
  return isWhole ? { price, deposit: null, counts_as: null } : { price, deposit, counts_as: 2 * deposit }
}

/** Begins the run of each cycle that lasts now, unless it has begun. Products keep the cycle that they had first. */
export async function renewPresales(tx: Transaction<Database>, now: Date): Promise<void> {
  const known = await queries.productsOnPresale(tx)
  const products = known.length >= cycles.length ? known : await queries.productsFor(tx, cycles.length)
  for (const [index, cycle] of cycles.entries()) {
    const product = products[index]
    if (product) await begin(tx, product.id, cycle, now)
  }
}

async function begin(tx: Transaction<Database>, productId: string, cycle: Cycle, now: Date): Promise<void> {
  const begun = beginOf(cycle, now)
  const deposit_from = minutesAfter(begun, cycle.depositFrom)
  if (await queries.hasPresale(tx, productId, deposit_from)) return
  const skus = await queries.skusFor(tx, productId)
  if (skus.length === 0) return
  const id = uuid()
  const end = minutesAfter(begun, cycle.length)
  const isWhole = cycle.balanceFrom === null
  const presale = {
    id,
    product_id: productId,
    deposit_from,
    deposit_until: minutesAfter(begun, cycle.depositUntil),
    balance_from: cycle.balanceFrom === null ? null : minutesAfter(begun, cycle.balanceFrom),
    balance_until: isWhole ? null : end,
    ships_by: minutesAfter(end, cycle.shipsAfter),
  }
  const rows = skus.map(({ id: sku_id, shop_price, position, stock }) => {
    const quantity = Math.min(200, stock ?? 0)
    return { presale_id: id, sku_id, position, ...termsOf(shop_price, isWhole), quantity }
  })
  await queries.insertPresale(tx, presale, rows)
}

const renewal = 'demo.presales'

/** Keeps presales in every phase: renews them now, and whenever the shortest could have ended. */
export async function keepPresales({ jobs, db, clock }: Context): Promise<void> {
  const plan = (tx: Kysely<Database>, runAt: Date) =>
    jobs.add(tx, { kind: renewal, payload: {}, runAt, key: `${renewal}:${runAt.toISOString().slice(0, 16)}` })
  jobs.on(renewal, async (tx) => {
    const now = clock.now()
    await renewPresales(tx, now)
    await plan(tx, minutesAfter(beginOf(quick, now), quick.length))
  })
  await plan(db, clock.now())
}
