import { reportBy } from '@/platform/report'

/** Has unexpected errors sent to the address of the build, if it has one; what sends them comes with the first. */
export function startReports(): void {
  if (process.env.TARO_APP_ERROR_REPORT_DSN) reportBy(() => import('./error-report'))
}
