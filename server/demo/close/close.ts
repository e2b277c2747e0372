import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Context } from '../../context'
import { liftTimeLimit } from '../../database/database'
import type { Database } from '../../database/schema'
import { eraseCustomer } from '../../modules/account/closing/erase'
import { funding, merged, postBy, transfer } from '../../modules/wallet/ledger'
import type { Services } from '../../services'
import { accounts, buildCity } from '../city'
import { coupons } from '../city/data/coupons'
import { demoHotels } from '../hotel'
import { buildMall } from '../mall'
import { mallCoupons } from '../mall/data/coupons'
import { riderIds } from '../riders/people'
import { accountId } from '../seed/accounts'
import { citySeed } from '../seed/city-seed'
import { demoId } from '../seed/ids'
import { lockSeed, seededVersion } from '../seed/queries'
import { guestIds } from '../tables/guests'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The result of closing the demo; all zero when it was closed before. */
export interface ClosedDemo {
  readonly accounts: number
  readonly stores: number
  /** Taken back, in the smallest unit. */
  readonly money: number
  /** Accounts of people who registered themselves: they stay. */
  readonly others: number
}

const reason = { en: 'The demo is closed', zh: '演示已结束' }

/** The accounts of the demo: those with known passwords, the guests of its restaurants, and its riders. */
const people = (): string[] => [...accounts.map(accountId), ...guestIds(), ...riderIds]

const stores = (): string[] =>
  [...buildCity(citySeed).stores, ...buildMall(citySeed).shops, ...demoHotels()].map(({ key }) => demoId('store', key))

const couponIds = (): string[] => [
  ...[...coupons, ...mallCoupons].map(({ key }) => demoId('coupon', key)),
  ...buildMall(citySeed).shops.map(({ key }) => demoId('coupon', 'shop', key)),
]

/** Gives the money of accounts back to where the demo's money came from; answers how much it was. */
async function takeBack(tx: Tx, ownerIds: readonly string[], at: Date): Promise<number> {
  const refs = await queries.holding(tx, ownerIds)
  if (refs.length === 0) return 0
  let sum = 0
  await postBy(tx, { kind: 'closing', referenceId: uuid(), at }, [...refs, funding], (holds) => {
    const sides = refs.flatMap((ref) => transfer(ref, funding, holds(ref)))
    sum = refs.reduce((total, ref) => total + holds(ref), 0)
    return merged(sides)
  })
  return sum
}

/**
 * Closes what the demo seeded, in one transaction: its accounts are erased as if their owners had closed them, their money and that of
 * its stores goes back to where it came from, its stores are closed and its coupons end. Orders and the ledger stay.
 * Repeated, it does what is left to do. Undefined when no demo was seeded.
 */
export function closeDemo(
  context: Context,
  { privateMedia, withdrawals }: Pick<Services, 'privateMedia' | 'withdrawals'>,
): Promise<ClosedDemo | undefined> {
  return context.db.transaction().execute(async (tx) => {
    await liftTimeLimit(tx)
    await lockSeed(tx)
    if ((await seededVersion(tx)) === undefined) return undefined
    const now = context.clock.now()
    const present = await queries.lockPresent(tx, people())
    for (const id of await queries.openWithdrawals(tx, people()))
      if (!(await withdrawals.reject(tx, id, reason))) await withdrawals.bounce(tx, id, reason)
    const closed = await queries.closeStores(tx, stores(), now)
    await queries.endCoupons(tx, couponIds(), now)
    const money = await takeBack(tx, [...people(), ...stores()], now)
    for (const id of present) await eraseCustomer({ ...context, privateMedia }, tx, id)
    await queries.markClosed(tx)
    return { accounts: present.length, stores: closed, money, others: await queries.countPresent(tx) }
  })
}
