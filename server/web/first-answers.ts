import type { FastifyInstance } from 'fastify'
import { type Envelope, SUCCESS } from '@contract/call'
import type { CallName } from '@contract/calls'
import { headers } from '@contract/headers'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'

/** Home's first requests, exactly as the client sends them. */
const homeRequests: readonly (readonly [CallName, object])[] = [
  ['home.config', {}],
  ['home.city', {}],
  ['home.advert', {}],
  ['home.coupons', {}],
  ['home.grid', {}],
  ['home.notice', {}],
  ['home.goodsList', {}],
  ['store.list', { pageSize: limits.pageSize, sort: 'recommended', filters: [] }],
]

/** The request headers that the answers depend on. */
export type FirstHeaders = Readonly<Record<'language' | 'lat' | 'lng', string>>

/** Answers of the client's first requests, keyed by path and body. */
export interface FirstAnswers {
  readonly headers: FirstHeaders
  readonly answers: Readonly<Record<string, unknown>>
}

async function answerOf(
  app: FastifyInstance,
  first: FirstHeaders,
  ip: string,
  [name, request]: readonly [CallName, object],
) {
  const body = JSON.stringify(request)
  const { [headers.language]: language, [headers.latitude]: lat, [headers.longitude]: lng } = first
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(name),
    headers: { 'content-type': 'application/json', language, lat, lng },
    remoteAddress: ip,
    payload: body,
  })
  const { code, data } = answer.json<Envelope>()
  return code === SUCCESS ? [[pathOf(name) + body, data] as const] : []
}

/** Answers home's first requests as a visitor, through the ordinary calls; a failed one is left to the client. */
export async function firstAnswers(app: FastifyInstance, first: FirstHeaders, ip: string): Promise<FirstAnswers> {
  const entries = await Promise.all(homeRequests.map((request) => answerOf(app, first, ip, request)))
  return { headers: first, answers: Object.fromEntries(entries.flat()) }
}
