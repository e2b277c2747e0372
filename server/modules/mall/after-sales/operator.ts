import { validate as isUuid } from 'uuid'
import type { RefundId } from '@contract/entities/ids'
import type { App } from '../../../app'
import { print } from '../../../command'
import { StartError } from '../../../config'
import { trustedId } from '../../../security/trusted-id'
import { canGoBack } from '../../refund/disputes/desk'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const none = 'There is no such case.'

/** Number of listed cases. */
const most = 100

const outcomes = ['all', 'part', 'nothing'] as const

async function named({ context }: App, id: string | undefined): Promise<RefundId> {
  if (id === undefined || !isUuid(id)) throw new StartError(none)
  if ((await queries.casesInFull(context.db, [id])).length === 0) throw new StartError(none)
  return trustedId('refund', id)
}

/** Lists the cases that were brought before the platform, those that are to be decided first. */
const cases: Command = async ({ context }) => {
  const rows = await queries.escalatedCases(context.db, most)
  for (const { id, number, state, amount, deadline } of rows)
    print([id, number, state, String(amount), deadline?.toISOString() ?? 'to be decided'].join('  '))
  if (rows.length === 0) print('No case waits for the platform.')
}

/** Shows what both sides said of a case. */
const show: Command = async (app, [id]) => {
  const row = await queries.caseInFull(app.context.db, await named(app, id))
  print(`${row.number}  ${row.service}  ${row.state}  ${row.amount}`)
  for (const { side, kind, text, pictures, at } of [...row.statements].reverse()) {
    print(`${new Date(at).toISOString()}  ${side} ${kind}: ${text}`)
    for (const { path } of pictures) print(`  ${path}-1404.webp`)
  }
}

const note: Command = async (app, [id, text = '']) => {
  const refundId = await named(app, id)
  if (!text) throw new StartError('A note has a text.')
  await app.context.db.transaction().execute((tx) => app.services.disputes.note(tx, refundId, text))
  print('Noted.')
}

/** Decides on a case, finally. */
const decide: Command = async (app, [id, wanted, text = '', ...flags]) => {
  const refundId = await named(app, id)
  const outcome = outcomes.find((each) => each === wanted)
  const amount = Number(flags[flags.indexOf('--amount') + 1])
  if (!outcome || !text || text.startsWith('--'))
    throw new StartError('A decision is all, part or nothing, and a reason.')
  if (outcome === 'part' && !Number.isSafeInteger(amount)) throw new StartError('A part needs its --amount in fen.')
  const row = await queries.caseInFull(app.context.db, refundId)
  const [isNow, afterReturn] = [flags.includes('--now'), flags.includes('--after-return')]
  if (afterReturn && (outcome !== 'all' || !canGoBack(row)))
    throw new StartError('Only all is refunded after a return, and only of goods that the buyer has.')
  if (outcome === 'all' && canGoBack(row) && isNow === afterReturn)
    throw new StartError('The buyer has the goods: say --now or --after-return.')
  const decision = { outcome, text, afterReturn, ...(outcome === 'part' && { amount }) }
  await app.context.db.transaction().execute((tx) => app.services.disputes.decide(tx, refundId, decision))
  print('Decided.')
}

/** The operator's commands for cases that were brought before the platform. */
export const caseCommands: Readonly<Record<string, Command>> = { cases, case: show, note, decide }
