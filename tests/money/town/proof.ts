import { sql } from 'kysely'
import { staffAudit } from '@contract/calls/staff'
import { walletBalance, walletMyMoney } from '@contract/calls/wallet'
import { differencesIn } from '../../../server/modules/books/queries'
import type { World } from '../../../server/testing/world'
import * as queries from '../../load/faults/queries'
import { ledgerFaults } from '../ledger-faults'
import type { Inhabitants } from './opening'
import { itemsOf } from './paging'
import type { Person } from './people'
import { riderFaults, storeFaults } from './statements'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Rules of money that hold for every kind of order. */
const rules = {
  'a payment was not charged once': queries.wrongCharges,
  'an order holds something else': queries.wrongHeld,
  'the shares of an order are wrong': queries.wrongShares,
  'money is stranded': queries.strandedMoney,
  'a provider’s account is wrong': queries.wrongClearing,
  'an order is stuck': queries.stuckOrders,
  'an order is forgotten': queries.forgottenOrders,
  'a night does not add up': queries.wrongNights,
  'a table is wrong': queries.wrongTables,
  'a line is asked for by no refund': queries.wrongOpenLines,
}

async function moneyFaults({ app }: World): Promise<string[]> {
  const { db } = app.context
  const faults = (await ledgerFaults(db)).map((fault) => `the ledger is wrong: ${JSON.stringify(fault)}`)
  for (const [what, query] of Object.entries(rules))
    for (const { id, why } of await queries.rowsOf(db, query)) faults.push(`${what}: ${id}: ${why}`)
  return faults
}

/** Orders that have ended or do not exist, for which something is held. */
async function heldForNothing({ app }: World): Promise<string[]> {
  const { rows } = await sql<{ id: string; amount: number; state: string | null }>`
    select owner_id as id, sum(amount) as amount, max(orders.state) as state
    from accounts join ledger_entries on account_id = accounts.id left join orders on orders.id = owner_id
    where accounts.kind = 'held' and (orders.phase is null or orders.phase not in ('toPay', 'inProgress'))
    group by owner_id having sum(amount) <> 0`.execute(app.context.db)
  return rows.map(({ id, amount, state }) => `${amount} is held for the order ${id}, ${state ?? 'which is unknown'}`)
}

/** Daily checks that found differences, and what differs now. */
async function bookFaults({ app }: World): Promise<string[]> {
  const { db } = app.context
  const days = await db.selectFrom('daily_books').select(['day', 'differences']).execute()
  const wrong = days.filter(({ differences }) => differences.length > 0)
  const now = (await differencesIn(db)).map((difference) => `the books differ: ${JSON.stringify(difference)}`)
  return [
    ...now,
    ...wrong.map(({ day, differences }) => `on ${day} the books differed: ${JSON.stringify(differences)}`),
  ]
}

/** A balance that is not what the ledger has, or not the sum of its records. */
async function walletFaults({ make }: World, { caller, id }: Person): Promise<string[]> {
  const { balance } = await caller.call(walletBalance, {})
  const entries = await make.balanceOf('customer', id)
  const records = await itemsOf((page) => caller.call(walletMyMoney, page))
  const recorded = sum(records.map(({ amount }) => amount))
  if (balance === entries && balance === recorded) return []
  return [`the balance of ${id} is ${balance}, by the ledger ${entries}, by its records ${recorded}`]
}

/** Acts of staff without an entry, and entries without an act. */
async function auditFaults({ admin, clerks }: Inhabitants): Promise<string[]> {
  const entries = await itemsOf((page) => admin.caller.call(staffAudit, page))
  const all = [admin, ...clerks].flatMap(({ acts }) => acts)
  const nameOf = (staffId: string, call: string, reason: string) => `${staffId} ${call} ${reason}`
  const written = entries.flatMap(({ staff, call, reason }) => (staff ? [nameOf(staff.id, call, reason)] : []))
  const done = all.map(({ staffId, call, reason }) => nameOf(staffId, call, reason))
  return [
    ...done.filter((act) => !written.includes(act)).map((act) => `not audited: ${act}`),
    ...written.filter((entry) => !done.includes(entry)).map((entry) => `audited, but not done: ${entry}`),
    ...(new Set(written).size === written.length ? [] : ['an act was audited twice']),
  ]
}

/** Jobs that failed and wait to be repeated; the provider of one store's account never answers. */
async function jobFaults({ app }: World): Promise<string[]> {
  const jobs = app.context.db.selectFrom('jobs').select(['kind', 'payload', 'last_error']).where('failures', '>', 0)
  const failing = (await jobs.execute()).filter(({ kind }) => kind !== 'storePayout.payout')
  return failing.map((job) => `a job fails: ${JSON.stringify(job)}`)
}

/** Everything that is wrong in a town that has come to rest; one sentence each. */
export async function faultsOf(world: World, all: Inhabitants): Promise<string[]> {
  const faults = await moneyFaults(world)
  faults.push(...(await heldForNothing(world)), ...(await bookFaults(world)), ...(await auditFaults(all)))
  faults.push(...(await jobFaults(world)))
  for (const keeper of all.shopkeepers) faults.push(...(await storeFaults(world, keeper)))
  for (const courier of all.couriers) faults.push(...(await riderFaults(world, courier)))
  for (const person of [...all.neighbours, ...all.couriers]) faults.push(...(await walletFaults(world, person)))
  return faults
}
