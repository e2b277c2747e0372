import type { ShortageRecord } from '../../../database/schema'
import type { AskedLines } from '../../refund/policy'

/**
 * Whether an application is the customer's answer to a shortage: the dish in question, or all of the order while it is still
 * being cooked. What has left the kitchen does not go back unasked.
 */
export function answersShortage(shortage: ShortageRecord | null, state: string, { type, lines }: AskedLines): boolean {
  if (!shortage) return false
  if (type === 'full') return state === 'preparing'
  return lines.length === 1 && lines[0]?.position === shortage.position
}
