import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Response } from '@contract/call'
import type { accountExportData } from '@contract/calls/account'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Customer } from '../../../http/caller'
import { isAlive } from '../../../http/session'
import { exported } from './export'
import { exportMinutes } from '../figures'

const route = '/v1/exports'

interface Claim {
  readonly id: string
  readonly tokenHash: string
  readonly expires: string
}

const claimText = ({ id, tokenHash, expires }: Claim): string => `export.${id}.${tokenHash}.${expires}`

/** Signed address of a customer's export, valid for some minutes and only while the session lasts. */
export function exportAddress(
  { clock, seal }: Context,
  { id, tokenHash }: Customer,
): Response<typeof accountExportData> {
  const expiresAt = minutesAfter(clock.now(), exportMinutes)
  const expires = String(expiresAt.getTime())
  const signature = seal.sign(claimText({ id, tokenHash, expires }))
  return { path: `${route}?ticket=${id}.${tokenHash}.${expires}.${signature}`, expiresAt: expiresAt.toISOString() }
}

async function claimOf({ clock, db, seal }: Context, ticket: string): Promise<Claim | undefined> {
  const [id = '', tokenHash = '', expires = '', signature = '', ...more] = ticket.split('.')
  const claim = { id, tokenHash, expires }
  if (more.length > 0 || !seal.isSigned(claimText(claim), signature)) return undefined
  if (Number(expires) <= clock.now().getTime()) return undefined
  return (await isAlive(db, clock, tokenHash)) ? claim : undefined
}

/** Serves exports by their addresses. */
export function serveExports(app: FastifyInstance, context: Context): void {
  app.get<{ Querystring: { ticket?: unknown } }>(route, async ({ query: { ticket } }, reply) => {
    const claim = typeof ticket === 'string' ? await claimOf(context, ticket) : undefined
    if (!claim) return reply.callNotFound()
    const now = context.clock.now()
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="linli-data-${now.toISOString().slice(0, 10)}.json"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(exported(context, claim.id, now)))
  })
}
