import { sql } from 'kysely'
import * as merchant from '@contract/calls/merchant'
import { riderEarnings } from '@contract/calls/rider'
import { riderStatement, riderStatementLines, riderStatements } from '@contract/calls/rider-statements'
import type { StatementPeriod } from '@contract/entities/settlement'
import type { Statement, StatementSums } from '@contract/entities/statement'
import type { World } from '../../../server/testing/world'
import type { Shopkeeper } from './merchant'
import { itemsOf } from './paging'
import type { Courier } from './rider'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

interface Line {
  readonly id: string
  readonly amount: number
}

/** The calls of the statements of a store or a rider. */
interface Reader {
  readonly name: string
  readonly party: 'store' | 'rider'
  readonly ownerId: string
  readonly list: (period: StatementPeriod, until?: string) => Promise<{ items: StatementSums[]; before: string | null }>
  readonly one: (period: StatementPeriod, day: string) => Promise<Statement>
  readonly lines: (period: StatementPeriod, day: string) => Promise<Line[]>
}

/** The movements of a party by the ledger, its debt included. */
async function movementsOf({ app }: World, { party, ownerId }: Reader): Promise<Map<string, number>> {
  const { rows } = await sql<Line>`
    select transaction_id as id, sum(amount)::int as amount from ledger_entries join accounts on accounts.id = account_id
    where owner_id = ${ownerId} and kind in (${party}, ${`${party}Debt`}) group by 1`.execute(app.context.db)
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]))
}

/** All sums of a length of period, the newest first. */
async function sumsOf(reader: Reader, period: StatementPeriod): Promise<StatementSums[]> {
  const all: StatementSums[] = []
  let until: string | undefined
  do {
    const { items, before } = await reader.list(period, until)
    all.push(...items)
    until = before ?? undefined
  } while (until !== undefined)
  return all
}

/** Faults of one statement: sums that differ from each other. */
function selfFaults(statement: Statement, lines: readonly Line[]): string[] {
  const { opening, paidOut, earned, closing, groups, payouts, entries } = statement
  const rows = groups.flatMap((group) => group.rows.map(({ amount }) => amount))
  const equal: readonly (readonly [string, number, number])[] = [
    ['the closing balance', opening - paidOut + earned, closing],
    ['the groups', sum(groups.map((group) => group.sum)), earned],
    ['the rows', sum(rows), earned],
    ['the payouts', sum(payouts.map(({ amount }) => amount)), paidOut],
    ['the lines', sum(lines.map(({ amount }) => amount)), closing - opening],
    ['the number of lines', lines.length, entries],
  ]
  return equal.flatMap(([what, is, due]) => (is === due ? [] : [`${what} of ${statement.from}: ${is}, not ${due}`]))
}

/** Faults of all statements of a length of period: gaps between them, and lines that are not those of the ledger. */
async function periodFaults(world: World, reader: Reader, period: StatementPeriod): Promise<string[]> {
  const movements = await movementsOf(world, reader)
  const all = await sumsOf(reader, period)
  const faults: string[] = []
  const seen: Line[] = []
  for (const [index, sums] of all.entries()) {
    const earlier = all[index + 1]?.closing ?? 0
    if (sums.opening !== earlier) faults.push(`${sums.from} opens with ${sums.opening} after ${earlier}`)
    const statement = await reader.one(period, sums.from)
    const lines = await reader.lines(period, sums.from)
    seen.push(...lines)
    faults.push(...selfFaults(statement, lines))
    if (sums.closing !== statement.closing) faults.push(`${sums.from} closes with ${sums.closing} in the list`)
  }
  const total = sum([...movements.values()])
  const closing = all[0]?.closing ?? 0
  if (closing !== total) faults.push(`the statements close with ${closing}, the ledger with ${total}`)
  const wrong = seen.filter(({ id, amount }) => movements.get(id) !== amount)
  faults.push(...wrong.map(({ id, amount }) => `a line of ${amount} is ${movements.get(id)} in the ledger: ${id}`))
  if (seen.length !== movements.size) faults.push(`${seen.length} lines of ${movements.size} movements`)
  return faults.map((fault) => `${reader.name}, ${period}: ${fault}`)
}

async function statementFaults(world: World, reader: Reader): Promise<string[]> {
  const faults: string[] = []
  for (const period of ['daily', 'weekly', 'monthly'] as const)
    faults.push(...(await periodFaults(world, reader, period)))
  return faults
}

/** Amount of a store's payouts that were sent off or are on their way, less what came back. */
async function paidOutOf(keeper: Shopkeeper): Promise<number> {
  const { storeId } = keeper.store
  const payouts = await itemsOf((page) => keeper.caller.call(merchant.merchantPayouts, { storeId, ...page }))
  return sum(payouts.flatMap(({ state, amount }) => (state === 'rejected' || state === 'returned' ? [] : [amount])))
}

/** Faults of the statements, the payouts and the balance of a store. */
export async function storeFaults(world: World, keeper: Shopkeeper): Promise<string[]> {
  const { caller } = keeper
  const { storeId } = keeper.store
  const reader: Reader = {
    ...{ name: `store ${storeId}`, party: 'store', ownerId: storeId },
    list: (period, until) => caller.call(merchant.merchantStatements, { storeId, period, until }),
    one: (period, day) => caller.call(merchant.merchantStatement, { storeId, period, day }),
    lines: (period, day) =>
      itemsOf((page) => caller.call(merchant.merchantStatementLines, { storeId, period, day, ...page })),
  }
  const faults = await statementFaults(world, reader)
  const { total, debt, available, held, disputed } = await caller.call(merchant.merchantBalance, { storeId })
  const entries = (await world.make.balanceOf('store', storeId)) + (await world.make.balanceOf('storeDebt', storeId))
  if (total - debt !== entries) faults.push(`${reader.name} has ${total} less ${debt}, by the ledger ${entries}`)
  if (available + held + disputed !== total) faults.push(`the parts of ${reader.name} differ from ${total}`)
  const paid = sum((await sumsOf(reader, 'monthly')).map(({ paidOut }) => paidOut))
  const sent = await paidOutOf(keeper)
  if (paid !== sent) faults.push(`${reader.name} was paid ${sent}, by its statements ${paid}`)
  return faults
}

/** Faults of the statements and the pay of a rider. */
export async function riderFaults(world: World, { caller, id }: Courier): Promise<string[]> {
  const reader: Reader = {
    ...{ name: `rider ${id}`, party: 'rider', ownerId: id },
    list: (period, until) => caller.call(riderStatements, { period, until }),
    one: (period, day) => caller.call(riderStatement, { period, day }),
    lines: (period, day) => itemsOf((page) => caller.call(riderStatementLines, { period, day, ...page })),
  }
  const faults = await statementFaults(world, reader)
  const { available, owed } = await caller.call(riderEarnings, {})
  const entries = (await world.make.balanceOf('rider', id)) + (await world.make.balanceOf('riderDebt', id))
  if (available - owed !== entries)
    faults.push(`${reader.name} has ${available} less ${owed}, by the ledger ${entries}`)
  return faults
}
