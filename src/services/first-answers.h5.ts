import { autorun } from 'mobx'
import { headers as names, placeCookie } from '@contract/headers'
import { restored } from '@/platform/storage/persisted'
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
    /** Answers that the server embedded into the page (server/web/page.ts). */
    linli?: Brought
  }
}

/** Embedded answers expire after this time. */
const FRESH_MS = 30_000
const YEAR_S = 31_536_000

/** Stores language and place in a cookie, so that the server can embed matching answers into the next page. */
void restored().then(() =>
  autorun(() => {
    const { [names.language]: language, [names.latitude]: latitude, [names.longitude]: longitude } = commonHeaders()
    document.cookie = `${placeCookie}=${language}_${latitude}_${longitude};path=/;max-age=${YEAR_S};samesite=lax`
  }),
)

/** Returns the embedded answer to a visitor's request once, if it was made for the same headers. */
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
