import type { Kysely } from 'kysely'
import type { Response } from '@contract/call'
import type { accountCancelRisk } from '@contract/calls/account'
import type { AccountKind, Database } from '../../../database/schema'
import { storesOf } from '../../../http/queries/callers'
import { countUnused } from '../../coupon/queries/owned'
import { membershipOf } from '../../member/queries'
import { pointsOf } from '../../points/queries'
import { heldOf } from '../../payment/provider/queries'
import { balancesOf } from '../../wallet/queries'
import { type ClosingQuestion, counted, summed } from './part'
import * as queries from './queries'

type Db = Kysely<Database>
export type Risk = Response<typeof accountCancelRisk>['settle'][number]

/** The sum of some of a customer's balances. */
async function sumOf(db: Db, id: string, isMeant: (kind: AccountKind, balance: number) => boolean): Promise<number> {
  const meant = (await balancesOf(db, id)).filter(({ kind, balance }) => isMeant(kind, balance))
  return meant.reduce((sum, { balance }) => sum + balance, 0)
}

/** Common obstacles to closing an account, and what is lost with it, in the order in which they are shown. */
const common: readonly ClosingQuestion[] = [
  {
    kind: 'balance',
    isBlocking: true,
    ask: async (db, id) => summed((await sumOf(db, id, (kind) => kind === 'customer')) + (await heldOf(db, id))),
  },
  {
    // Money for a customer beside the wallet, on every kind of account.
    kind: 'earnings',
    isBlocking: true,
    ask: async (db, id) => summed(await sumOf(db, id, (kind, balance) => kind !== 'customer' && balance > 0)),
  },
  {
    kind: 'debt',
    isBlocking: true,
    ask: async (db, id) => summed(-(await sumOf(db, id, (_, balance) => balance < 0))),
  },
  { kind: 'withdrawals', isBlocking: true, ask: async (db, id) => counted(await queries.openWithdrawals(db, id)) },
  { kind: 'orders', isBlocking: true, ask: async (db, id) => counted(await queries.openOrders(db, id)) },
  { kind: 'refunds', isBlocking: true, ask: async (db, id) => counted(await queries.openRefunds(db, id)) },
  { kind: 'store', isBlocking: true, ask: async (db, id) => counted((await storesOf(db, id)).length) },
  {
    kind: 'applications',
    isBlocking: false,
    ask: async (db, id) => counted(await queries.waitingApplications(db, id)),
  },
  {
    kind: 'membership',
    isBlocking: false,
    ask: async (db, id, now) => {
      const { member_until: until } = await membershipOf(db, id)
      return until && until > now ? { until } : undefined
    },
  },
  { kind: 'coupons', isBlocking: false, ask: async (db, id, now) => counted(await countUnused(db, id, now)) },
  { kind: 'points', isBlocking: false, ask: async (db, id, now) => counted((await pointsOf(db, id, now)).balance) },
]

/** Current obstacles to closing an account, and the losses that closing brings; with the questions of modules after the common ones. */
export async function risksOf(
  db: Db,
  customerId: string,
  now: Date,
  added: readonly ClosingQuestion[],
): Promise<{ settle: Risk[]; lost: Risk[] }> {
  const settle: Risk[] = []
  const lost: Risk[] = []
  for (const { kind, isBlocking, ask } of [...common, ...added]) {
    const found = await ask(db, customerId, now)
    if (!found) continue
    const { amount = null, count = null, until } = found
    const list = isBlocking ? settle : lost
    list.push({ kind, amount, count, until: until?.toISOString() ?? null })
  }
  return { settle, lost }
}
