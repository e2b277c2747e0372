import { autorun } from 'mobx'
import { headers as names, placeCookie } from '@contract/headers'
import { restored } from '@/platform/persisted'
import { apiBase } from './base'
import { commonHeaders } from './request-headers'
import type { Outgoing } from './transport'

interface Brought {
  headers: Readonly<Record<string, string>>
  /** By path and body. */
  answers: Record<string, unknown>
}

declare global {
  interface Window {
    /** Answers that the server put into the page (server/web/page.ts). */
    linli?: Brought
  }
}

/** After that long the page's answers are old. */
const FRESH_MS = 30_000
const YEAR_S = 31_536_000

/** Tells the server which language and place the next page shall bring answers for. */
void restored().then(() =>
  autorun(() => {
    const { [names.language]: language, [names.latitude]: latitude, [names.longitude]: longitude } = commonHeaders()
    document.cookie = `${placeCookie}=${language}_${latitude}_${longitude};path=/;max-age=${YEAR_S};samesite=lax`
  }),
)

/** The answer to a visitor's request that the page brought with it, once, and only when it was made for these headers. */
export function firstAnswer(
  { url, body }: Pick<Outgoing, 'url' | 'body'>,
  headers: Readonly<Record<string, string>>,
): { data: unknown } | undefined {
  const brought = window.linli
  const key = url.slice(apiBase.length) + (body ?? '')
  if (!brought || headers[names.userToken] || performance.now() > FRESH_MS || !(key in brought.answers))
    return undefined
  if (Object.entries(brought.headers).some(([name, value]) => headers[name] !== value)) return undefined
  const data = brought.answers[key]
  delete brought.answers[key]
  return { data }
}
