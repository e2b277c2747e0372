import { randomUUID } from 'node:crypto'
import { envelopeOf, ReportPace, reportHeaders, targetOf } from '@contract/error-report'
import { settings } from '@contract/settings'

const timeoutMs = 5000

/** Place of an error. */
export interface ErrorPlace {
  /** The log line, in fixed words. */
  readonly doing: string
  readonly route: string | undefined
  readonly requestId: string | undefined
}

/** Reports an unexpected error; never throws and never waits. */
export type Reporter = (error: unknown, place: ErrorPlace) => void

/** Sends reports to a Sentry-compatible service; what cannot be sent is dropped. Without a DSN nothing is sent. */
export function reporterFor(dsn: string): Reporter | undefined {
  const target = targetOf(dsn)
  if (!target) return undefined
  const pace = new ReportPace()
  return (error, place) => {
    const at = new Date()
    if (!pace.admits(error, at.getTime())) return
    const id = randomUUID().replaceAll('-', '')
    const body = envelopeOf({ ...place, error, id, at, platform: 'server', release: settings().versionName })
    const options = { method: 'POST', headers: reportHeaders(target), body, signal: AbortSignal.timeout(timeoutMs) }
    // The error is in the log already; a service that is away must not fill it.
    void fetch(target.url, { ...options, redirect: 'error' }).then(
      (response) => response.body?.cancel(),
      () => undefined,
    )
  }
}
