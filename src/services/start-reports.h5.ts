import { reportBy } from '@/platform/device/report'

/** Sends unexpected errors to the address of the build, if it has one; the sender is loaded with the first. */
export function startReports(): void {
  if (process.env.TARO_APP_ERROR_REPORT_DSN) reportBy(() => import('./error-report'))
}
