import type { Kysely } from 'kysely'
import type { Response } from '@contract/call'
import type { accountCancelRisk, RiskKind } from '@contract/calls/account'
import type { Database } from '../../../database/schema'
import { storesOf } from '../../../http/queries/callers'
import { countUnused } from '../../coupon/queries/owned'
import { membershipOf } from '../../member/queries'
import { pointsOf } from '../../points/queries'
import { heldOf } from '../../payment/provider/queries'
import { balanceOf } from '../../wallet/queries'
import * as queries from './queries'

type Db = Kysely<Database>
export type Risk = Response<typeof accountCancelRisk>['settle'][number]

interface Found {
  readonly amount?: number
  readonly count?: number
  readonly until?: Date
}

interface Question {
  readonly kind: RiskKind
  /** Whether it has to be settled before the account can be closed; else it is lost. */
  readonly isBlocking: boolean
  readonly ask: (db: Db, customerId: string, now: Date) => Promise<Found | undefined>
}

const counted = (count: number): Found | undefined => (count > 0 ? { count } : undefined)

/** All that may stand in the way of closing an account, and all that may be lost, in the order in which it is shown. */
const questions: readonly Question[] = [
  {
    kind: 'balance',
    isBlocking: true,
    ask: async (db, ownerId) => {
      const amount = (await balanceOf(db, { kind: 'customer', ownerId })) + (await heldOf(db, ownerId))
      return amount > 0 ? { amount } : undefined
    },
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

/** Current obstacles to closing an account, and the losses that closing brings. */
export async function risksOf(db: Db, customerId: string, now: Date): Promise<{ settle: Risk[]; lost: Risk[] }> {
  const settle: Risk[] = []
  const lost: Risk[] = []
  for (const { kind, isBlocking, ask } of questions) {
    const found = await ask(db, customerId, now)
    if (!found) continue
    const { amount = null, count = null, until } = found
    const list = isBlocking ? settle : lost
    list.push({ kind, amount, count, until: until?.toISOString() ?? null })
  }
  return { settle, lost }
}
