import type { FailureName } from '@contract/failures'
import { limits } from '@contract/limits'
import { settings } from '@contract/settings'
import type { ReviewTable } from '../../database/schema'
import { daysAfter } from '../../local-time'
import type { Selectable } from 'kysely'

/**
 * Reason why the author of a review cannot add to it now; undefined when it is possible. The review of a product is
 * added to once, within some months; that of a whole order at any time, in place of an earlier addition.
 */
export function additionRefusal(
  { product_id, follow_up, created_at }: Pick<Selectable<ReviewTable>, 'product_id' | 'follow_up' | 'created_at'>,
  now: Date,
): FailureName | undefined {
  if (product_id === null) return undefined
  if (follow_up) return 'alreadyAdded'
  return daysAfter(settings().timeZone, created_at, limits.reviewAdditionDays) < now ? 'additionTooLate' : undefined
}
