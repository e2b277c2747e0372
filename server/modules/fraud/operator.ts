import { validate as isUuid } from 'uuid'
import { formatMoney } from '@contract/money'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { record } from '../../http/acting'
import { isFailure } from '../../http/failure'
import * as queries from './queries'
import { fraudCaseView } from './view'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = 'npm run operator -- fraud-case <id> release|refuse "<reason>"'

/** Number of cases that are listed. */
const most = 100

/** Lists the money that waits because of signals of fraud, the newest first. */
const fraudCases: Command = async ({ context: { db } }) => {
  const rows = await queries.listCases(db, true, { limit: most, after: undefined })
  for (const row of rows) {
    const { id, kind, amount, openedAt, customer, signals } = fraudCaseView(row, 'en')
    const found = signals.map(({ name, value, limit }) => `${name} ${value} (most ${limit})`)
    print([id, kind.padEnd(11), openedAt, formatMoney(amount), customer.name, found.join(', ')].join('  '))
  }
  if (rows.length === 0) print('No money waits because of signals of fraud.')
}

/** Releases or refuses money that waits, with an audit entry. */
const fraudCase: Command = async ({ context, services }, [id = '', step, reason = '']) => {
  if (!isUuid(id) || (step !== 'release' && step !== 'refuse') || !reason.trim()) throw new StartError(usage)
  const person = `operator:${process.env.USER ?? 'unknown'}`
  const decided = context.db.transaction().execute(async (tx) => {
    await services.fraud.decide(tx, id, { release: step === 'release', staffId: person, reason: reason.trim() })
    const state = step === 'release' ? 'released' : 'refused'
    const by = { staffId: null, role: null, call: 'operator fraud-case', requestId: person, reason: reason.trim() }
    const change = { subject: { kind: 'fraudCase' as const, id }, before: { state: 'open' }, after: { state } }
    await record(tx, context.clock.now(), { ...by, ...change })
  })
  await decided.catch((error: unknown) => {
    throw isFailure(error) ? new StartError(`The case cannot be decided: ${error.failure}.`) : error
  })
  print(`${id}: ${step}d`)
}

/** The operator's commands for money with signals of fraud. */
export const fraudCommands: Readonly<Record<string, Command>> = { 'fraud-cases': fraudCases, 'fraud-case': fraudCase }
