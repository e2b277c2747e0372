import type { Kysely } from 'kysely'
import type { TakeawayDetail } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Database } from '../../../database/schema'
import * as queries from './queries'

/** The rider whom a customer can tip, and how. */
export interface TipTerms {
  readonly rider: Awaited<ReturnType<typeof queries.riderOfOrder>>
  readonly paid: number
  /** The most that can be added; 0 for none. */
  readonly mostMore: number
  /** The last moment of a tip; null before the delivery. */
  readonly until: Date | null
}

/** Tips of an order: those that are paid, and whether there can be more. */
export async function tipTerms(db: Kysely<Database>, orderId: string, now: Date): Promise<TipTerms> {
  const [rider, tips] = await Promise.all([queries.riderOfOrder(db, orderId), queries.tipsOf(db, [orderId])])
  const paid = tips.get(orderId) ?? 0
  const until = rider?.deliveredAt ? minutesAfter(rider.deliveredAt, limits.riderTipHours * 60) : null
  const left = limits.riderTipMost - paid
  const isOpen = rider !== undefined && (until === null || until > now) && left >= limits.riderTipLeast
  return { rider, paid, mostMore: isOpen ? left : 0, until }
}

/** Tips for the rider of an order as its customer sees them; null where there is no rider to tip and no tip. */
export async function riderTipOf(
  db: Kysely<Database>,
  orderId: string,
  now: Date,
): Promise<TakeawayDetail['riderTip']> {
  const { rider, paid, mostMore } = await tipTerms(db, orderId, now)
  return rider || paid > 0 ? { paid, mostMore } : null
}
