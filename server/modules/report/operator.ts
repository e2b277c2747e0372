import { validate as isUuid } from 'uuid'
import type { AuditFacts } from '@contract/entities/staff'
import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { record } from '../../http/acting'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>
type Row = NonNullable<Awaited<ReturnType<typeof queries.reportById>>>

/** Number of listed reports. */
const most = 100

/** The name by which the person at the command is logged. */
const operator = (): string => `operator:${process.env.USER ?? 'unknown'}`

async function named({ context }: App, id: string | undefined): Promise<Row> {
  const row = id !== undefined && isUuid(id) ? await queries.reportById(context.db, id) : undefined
  if (!row) throw new StartError('There is no such report.')
  return row
}

/** Lists the reports that wait for an answer, oldest first. */
const reports: Command = async ({ context }) => {
  const rows = await queries.waitingReports(context.db, most)
  for (const { id, subject, type, created_at } of rows) print([id, subject, type, created_at.toISOString()].join('  '))
  if (rows.length === 0) print('No report waits for an answer.')
}

/** Shows a report with the messages that were reported, their pictures by addresses for ten minutes. */
const report: Command = async (app, [id]) => {
  const { context, services } = app
  const row = await named(app, id)
  const { publicUrl, host, port } = context.config
  const base = publicUrl ?? `http://${host}:${port}`
  const state = row.answered_at === null ? 'open' : row.upheld ? 'upheld' : 'dismissed'
  print([row.subject, row.subject_id ?? row.store_id, row.type, row.created_at.toISOString(), state].join('  '))
  print(row.content)
  if (row.image !== null) print(`${base}${row.image}-1404.webp`)
  const reader = { name: operator(), language: 'en' as const }
  for (const message of await services.reportEvidence.messages(context.db, row.id, reader)) {
    const { sequence, at, sender, kind, text, picture, isShown } = message
    const said = picture === null ? text || kind : `${base}${picture}-1404.webp`
    print(`${sequence}  ${at}  ${sender}: ${said}${isShown ? '' : '  (gone)'}`)
  }
}

/** Closes a report, as right or not. */
const answer: Command = async (app, [id, outcome, reason = '']) => {
  const row = await named(app, id)
  if ((outcome !== 'upheld' && outcome !== 'dismissed') || !reason)
    throw new StartError('A report is upheld or dismissed, for a reason.')
  const now = app.context.clock.now()
  await act(
    app,
    { call: 'operator answer-report', row, reason, before: { state: 'open' }, after: { state: outcome } },
    async (tx) => {
      if (!(await queries.answerReport(tx, row.id, outcome === 'upheld', now)))
        throw new StartError('The report was answered before.')
    },
  )
  print('Answered.')
}

/** Removes a reported message for both parties. */
const removeMessage: Command = async (app, [id, sequence, reason = '']) => {
  const row = await named(app, id)
  if (!/^\d{1,9}$/.test(sequence ?? '') || !reason) throw new StartError('Name the number of a message, and a reason.')
  const facts = { before: { state: 'shown' }, after: { state: 'removed' } }
  await act(app, { call: 'operator remove-message', row, reason, ...facts }, (tx) =>
    app.services.reportEvidence.removeMessage(tx, row.id, Number(sequence)),
  )
  app.services.chat.committedNow()
  print('Removed.')
}

interface Act {
  readonly call: string
  readonly row: Row
  readonly reason: string
  readonly before: AuditFacts
  readonly after: AuditFacts
}

/** Does the work of a command and writes its audit entry in one transaction. */
async function act(
  { context }: App,
  { row, ...facts }: Act,
  work: (tx: Parameters<typeof record>[0]) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await work(tx)
    const by = { staffId: null, role: null, requestId: operator() }
    await record(tx, context.clock.now(), { ...by, ...facts, subject: { kind: 'report', id: row.id } })
  })
}

/** The operator's commands for reports. */
export const reportCommands: Readonly<Record<string, Command>> = {
  reports,
  report,
  'answer-report': answer,
  'remove-message': removeMessage,
}
