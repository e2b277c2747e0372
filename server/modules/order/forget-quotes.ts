import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { forgetQuotes } from './queries'

const keptMinutes = 24 * 60

/** Forgets quotes that no order was made of a day after they were made, long after they have expired. */
export const forgetOldQuotes = (context: Context): Promise<void> =>
  everyHour(context, 'quotes.forget', (tx, now) => forgetQuotes(tx, minutesAfter(now, -keptMinutes)))
