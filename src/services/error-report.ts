import { envelopeOf, ReportPace, reportHeaders, targetOf } from '@contract/error-report'
import { settings } from '@contract/settings'
import { reportPlace } from '@/platform/device/report-place'
import { send } from './transport'

let pace: ReportPace | undefined
const timeoutMs = 5000

const randomId = (): string => Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('')

/** The request that the server answered as unexpected. */
function requestIdOf(error: unknown): string | undefined {
  const { details } = (error ?? {}) as { details?: { requestId?: unknown } | null }
  const id = details?.requestId
  return typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined
}

/** Sends a report of an unexpected error to the address of the build; what cannot be sent is dropped. Never throws. */
export function sendReport(doing: string, error: unknown): void {
  const target = targetOf(process.env.TARO_APP_ERROR_REPORT_DSN ?? '')
  const at = new Date()
  pace ??= new ReportPace()
  if (!target || !pace.admits(error, at.getTime())) return
  const [requestId, id, release] = [requestIdOf(error), randomId(), settings().versionName]
  const body = envelopeOf({ ...reportPlace(), error, doing, release, requestId, id, at })
  void send({ url: target.url, method: 'POST', headers: reportHeaders(target), body, timeoutMs }).answer
}
