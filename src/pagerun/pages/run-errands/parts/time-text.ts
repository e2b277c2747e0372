import { momentOf } from '@/features/order/moment'
import type { RunErrandsModel } from '../model'
import { words } from './rest-text'

/** Time of the pickup or the delivery: the chosen one, else the soonest of the price; undefined before there is either. */
export function timeText({ choices, times, quoting: { quote } }: RunErrandsModel): string | undefined {
  const { pickupAt } = choices.chosen
  const offset = times.value?.utcOffset ?? quote?.utcOffset
  if (pickupAt && offset !== undefined) return momentOf(pickupAt, offset)
  return quote ? words().soonestAt(momentOf(quote.estimatedAt, quote.utcOffset)) : undefined
}
