import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { countSales } from './queries'

/** The days whose orders count as a store's monthly sales. */
const salesDays = 30

/** Schedules the hourly count of the monthly sales of stores. */
export const countMonthlySales = (context: Context): Promise<void> =>
  everyHour(context, 'store.sales', (tx, now) => countSales(tx, minutesAfter(now, -salesDays * 24 * 60)))
