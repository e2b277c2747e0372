import type { Context } from '../../../context'
import { everyHour } from '../../../jobs/hourly'
import { addNights } from './queries'

/** Keeps the nights of all hotels ahead, hour by hour. */
export const keepNightsAhead = (context: Context): Promise<void> => everyHour(context, 'hotels.nights', addNights)
