import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Response } from '@contract/call'
import type { riderStatementFile } from '@contract/calls/rider-statements'
import { Day } from '@contract/entities/common'
import { StatementPeriod } from '@contract/entities/settlement'
import { StatementFormat } from '@contract/entities/statement'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { isAlive } from '../../http/session'
import { csvOf, pageOf, type FileContent } from './file'
import * as queries from './queries'
import type { Party, Statements } from './service'

const route = '/v1/statements'
/** Minutes that an address is valid. */
const addressMinutes = 10

const Claim = z.object({
  party: z.enum(['store', 'rider']),
  ownerId: z.uuid(),
  zone: z.string(),
  period: StatementPeriod,
  day: Day,
  format: StatementFormat,
  language: z.enum(['en', 'zh']),
  tokenHash: z.string(),
  expires: z.number(),
})
type Claim = z.output<typeof Claim>

/** Signed address of a statement, valid for some minutes and only while the session lasts. */
export function statementAddress(
  { clock, seal }: Context,
  { zone, party, ownerId }: Party,
  wish: Pick<Claim, 'period' | 'day' | 'format' | 'language' | 'tokenHash'>,
): Response<typeof riderStatementFile> {
  const { period, day, format, language, tokenHash } = wish
  const expiresAt = minutesAfter(clock.now(), addressMinutes)
  const claim: Claim = { party, ownerId, zone, period, day, format, language, tokenHash, expires: expiresAt.getTime() }
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return { path: `${route}?ticket=${text}.${seal.sign(`statement.${text}`)}`, expiresAt: expiresAt.toISOString() }
}

async function claimOf({ clock, db, seal }: Context, ticket: string): Promise<Claim | undefined> {
  const [text = '', signature = '', ...more] = ticket.split('.')
  if (more.length > 0 || !seal.isSigned(`statement.${text}`, signature)) return undefined
  const claim = Claim.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (claim.expires <= clock.now().getTime()) return undefined
  return (await isAlive(db, clock, claim.tokenHash)) ? claim : undefined
}

/** Serves statements by their addresses. */
export function serveStatements(app: FastifyInstance, context: Context, statements: Statements): void {
  app.get<{ Querystring: { ticket?: unknown } }>(route, async ({ query: { ticket } }, reply) => {
    const claim = typeof ticket === 'string' ? await claimOf(context, ticket) : undefined
    if (!claim) return reply.callNotFound()
    const { db } = context
    const { language, format, zone } = claim
    const statement = await statements.one(claim, claim)
    const rows = format === 'csv' ? await queries.fileRows(db, claim, statements.periodOf(claim, claim)) : []
    const name = (await queries.nameOf(db, claim))[language]
    const printed: FileContent = { name, zone, language, statement, rows }
    void reply.header('cache-control', 'no-store')
    if (format === 'page')
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('text/html; charset=utf-8')
        .send(pageOf(printed))
    return reply
      .header('content-disposition', `attachment; filename="statement-${statement.from}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csvOf(printed))
  })
}
