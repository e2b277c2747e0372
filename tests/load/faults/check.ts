import type { Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'
import { chatOutbox } from '../../../server/modules/chat/queries/outbox'
import { eventOutbox } from '../../../server/realtime/queries'
import { ledgerFaults } from '../../money/ledger-faults'
import { chatFaults } from './chat-check'
import * as errands from './errand-queries'
import * as groups from './group-queries'
import type { Journal } from './journal'
import * as queries from './queries'

type Db = Kysely<Database>

/** State before the first order. */
export interface Beginning {
  /** Of each item. */
  readonly stock: ReadonlyMap<string, number>
  /** Of each show, for a server that sells tickets. */
  readonly seats?: ReadonlyMap<string, number>
  /** Of each SKU of the mall. */
  readonly skus?: ReadonlyMap<string, number>
  /** Of each package. */
  readonly packages?: ReadonlyMap<string, number>
  /** Of the coupon, when there is one. */
  readonly coupon?: { readonly id: string; readonly stock: number }
}

const rules = (now: Date) => ({
  'a payment was not charged once': queries.wrongCharges,
  'a balance is wrong': queries.wrongBalances,
  'an order cost something else': queries.wrongCosts,
  'a refund is wrong': queries.wrongRefunds,
  'a party has something else': queries.wrongEarnings,
  'an order holds something else': queries.wrongHeld,
  'the shares of an order are wrong': queries.wrongShares,
  'money is stranded': queries.strandedMoney,
  'a provider’s account is wrong': queries.wrongClearing,
  'an order contradicts its payment': queries.contradictions,
  'an order is stuck': queries.stuckOrders,
  'an order is forgotten': queries.forgottenOrders,
  'work was left': queries.unfinished(now),
  'an answer was lost': queries.halfAnswers,
  'stock did not come back': queries.keptStock,
  'a night does not add up': queries.wrongNights,
  'a table is wrong': queries.wrongTables,
  'a line is asked for by no refund': queries.wrongOpenLines,
  'a coupon is wrong': queries.wrongCoupons,
  'vouchers are wrong': groups.wrongVouchers,
  'a group is wrong': groups.wrongGroups,
  'a shared cart is wrong': groups.wrongCarts,
  'a withdrawal is wrong': groups.wrongWithdrawals,
  'an errand is wrong': errands.wrongErrands,
  'a delivery is wrong': errands.wrongDeliveries,
})

async function ruleFaults(db: Db, now: Date): Promise<string[]> {
  const faults: string[] = []
  for (const [what, query] of Object.entries(rules(now)))
    for (const { id, why } of await queries.rowsOf(db, query)) faults.push(`${what}: ${id}: ${why}`)
  return faults
}

/** Items of which something else is left than was not sold. */
const unequal = (what: string, rows: readonly queries.Stock[], first: ReadonlyMap<string, number>): string[] =>
  rows.flatMap(({ id, stock: left, sold }) => {
    const had = first.get(id) ?? 0
    return left + sold === had ? [] : [`${what} not add up: ${id}: ${left} left, ${sold} sold of ${had}`]
  })

async function stockFaults(db: Db, { stock, seats, skus, packages, coupon }: Beginning): Promise<string[]> {
  const goods = unequal('stock does', await queries.stockOf(db, [...stock.keys()]), stock)
  if (seats) goods.push(...unequal('seats do', await queries.seatsOf(db, [...seats.keys()]), seats))
  if (skus) goods.push(...unequal('SKUs do', await queries.skusOf(db, [...skus.keys()]), skus))
  if (packages) goods.push(...unequal('packages do', await groups.packagesOf(db, [...packages.keys()]), packages))
  if (!coupon) return goods
  const { left, had } = await queries.couponStock(db, coupon.id)
  if (left + had === coupon.stock) return goods
  return [...goods, `coupons do not add up: ${left} left, ${had} received of ${coupon.stock}`]
}

async function lostOrders(db: Db, { orders, paid, cancelled }: Journal): Promise<string[]> {
  const facts = await queries.ordersOf(db, [...orders.keys(), ...paid, ...cancelled])
  const wrong = (ids: Iterable<string>, is: (fact: queries.OrderFacts) => boolean, what: string) =>
    [...ids].flatMap((id) => {
      const fact = facts.get(id)
      return fact && is(fact) ? [] : [`${what}: ${id}: ${fact ? `${fact.state}, ${fact.payment}` : 'it is not there'}`]
    })
  return [
    ...wrong(orders.keys(), ({ id, total }) => total === orders.get(id), 'an order was lost'),
    ...wrong(paid, ({ payment }) => payment === 'paid' || payment === 'refunded', 'a payment was lost'),
    ...wrong(cancelled, ({ phase }) => phase === 'cancelled', 'a cancellation was lost'),
  ]
}

async function lostOthers(db: Db, journal: Journal): Promise<string[]> {
  const { refunds, coupons, trades, deposits, redemptions, undone, withdrawals, receipts, handOvers } = journal
  const lost = (ids: string[], what: string) => ids.map((id) => `${what} was lost: ${id}`)
  return [
    ...lost(await queries.missing(db, 'refunds', [...refunds]), 'a refund'),
    ...lost(await queries.missing(db, 'customer_coupons', [...coupons]), 'a coupon'),
    ...lost(await queries.unpaidTrades(db, [...trades]), 'a trade'),
    ...lost(await groups.unpaidOrders(db, [...deposits]), 'a deposit'),
    ...lost(await groups.otherRedemptions(db, redemptions, undone), 'a redemption'),
    ...lost(await queries.missing(db, 'withdrawals', [...withdrawals]), 'a withdrawal'),
    ...lost(await errands.lostReceipts(db, receipts), 'a receipt'),
    ...lost(await errands.lostHandOvers(db, [...handOvers]), 'a hand-over'),
  ]
}

/**
 * Everything that is wrong after the faults: what was acknowledged and is not there, what was charged, refunded or sold
 * otherwise than once, what is stuck, and books that do not balance. One sentence each; none when all is well.
 */
export async function findFaults(db: Db, journal: Journal, beginning: Beginning, now: Date): Promise<string[]> {
  const ledger = (await ledgerFaults(db)).map((fault) => `the ledger is wrong: ${JSON.stringify(fault)}`)
  return [
    ...journal.faults,
    ...ledger,
    ...(await ruleFaults(db, now)),
    ...(await stockFaults(db, beginning)),
    ...(await lostOrders(db, journal)),
    ...(await lostOthers(db, journal)),
    ...(await chatFaults(db, journal)),
    ...(await unannounced(db)),
  ]
}

/** Events of orders and the like that nobody announced. */
async function unannounced(db: Db): Promise<string[]> {
  const left = await db.selectFrom('event_outbox').select('event').execute()
  return left.map(({ event }) => `an event was not announced: ${JSON.stringify(event)}`)
}

/** Whether everything that was begun has come to where it rests, so that the books can be held against the facts. */
export async function hasSettled(db: Db, now: Date): Promise<boolean> {
  const waiting = [queries.stuckOrders, queries.unfinished(now)].map((query) => queries.rowsOf(db, query))
  const isDone = (await Promise.all(waiting)).every((rows) => rows.length === 0)
  return isDone && !(await chatOutbox.hasAny(db)) && !(await eventOutbox.hasAny(db))
}
