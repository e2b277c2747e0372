import { IdempotencyKey, lines } from '../../entities/common'
import { limits } from '../../limits'

/** The fields of every call by which staff change something: the reason is kept in the audit entry. */
export const acting = { reason: lines(limits.staffReasonMax, 1), idempotencyKey: IdempotencyKey }
