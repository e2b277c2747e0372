import { settings } from '@contract/settings'
import { localDay, localMonthEnd } from '../../local-time'

/** The month in the deployment's time zone, such as "2026-03". */
export const monthOf = (date: Date): string => localDay(settings().timeZone, date).slice(0, 7)

/** End of that month. */
export const monthEnd = (date: Date): Date => localMonthEnd(settings().timeZone, date)
