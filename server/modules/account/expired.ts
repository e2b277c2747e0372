import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { deleteOldAttempts } from '../../security/queries'
import * as queries from './queries'

const dayMinutes = 24 * 60

/**
 * Schedules the hourly deletion of rows without effect: expired sessions, codes that no longer count towards
 * `limits.codesPerDay`, and failed attempts whose lock ended, or that were made, a day ago.
 */
export const deleteExpired = (context: Context): Promise<void> =>
  everyHour(context, 'account.forget', async (tx, now) => {
    const yesterday = minutesAfter(now, -dayMinutes)
    const haveMore = [
      await queries.deleteSessions(tx, now),
      await queries.deleteCodes(tx, yesterday),
      await deleteOldAttempts(tx, yesterday),
    ]
    return haveMore.includes(true)
  })
