import { limits } from '@contract/limits'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import { everyHour } from '../jobs/hourly'
import { forgetKeys } from './queries'

/** Forgets idempotency keys a day after they were used. */
export const forgetOldKeys = (context: Context): Promise<void> =>
  everyHour(context, 'keys.forget', (tx, now) => forgetKeys(tx, minutesAfter(now, -limits.idempotencyHours * 60)))
