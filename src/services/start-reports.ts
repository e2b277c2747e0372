import { reportBy } from '@/platform/device/report'
import * as errorReport from './error-report'

/** Sends unexpected errors to the address of the build, if it has one; mini-programs and apps load no code later. */
export function startReports(): void {
  if (process.env.TARO_APP_ERROR_REPORT_DSN) reportBy(() => Promise.resolve(errorReport))
}
