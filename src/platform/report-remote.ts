import Taro from '@tarojs/taro'
import { envelopeOf, ReportPace, reportHeaders, targetOf } from '@contract/error-report'
import { settings } from '@contract/settings'
import { sendReport } from './send-report'

const pace = new ReportPace()

const randomId = (): string => Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('')

/** The request that the server answered as unexpected. */
function requestIdOf(error: unknown): string | undefined {
  const { details } = (error ?? {}) as { details?: { requestId?: unknown } | null }
  const id = details?.requestId
  return typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined
}

/** The screen that is shown, without its parameters. */
const routeOf = (): string | undefined => Taro.getCurrentPages().at(-1)?.route?.split('?')[0]

/** Sends a report of an unexpected error; what cannot be sent is dropped. Never throws. */
export function reportRemotely(doing: string, error: unknown): void {
  const target = targetOf(process.env.TARO_APP_ERROR_REPORT_DSN ?? '')
  const at = new Date()
  if (!target || !pace.admits(error, at.getTime())) return
  const platform = process.env.TARO_ENV ?? 'unknown'
  const [route, requestId, id, release] = [routeOf(), requestIdOf(error), randomId(), settings().versionName]
  const body = envelopeOf({ error, doing, platform, release, route, requestId, id, at })
  sendReport(target.url, reportHeaders(target), body).catch(() => undefined)
}
