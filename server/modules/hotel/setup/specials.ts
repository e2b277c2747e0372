import type { Transaction } from 'kysely'
import type { SpecialNights } from '@contract/entities/merchant-hotel'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { addDays } from '../days'
import * as queries from './queries/specials'

type Tx = Transaction<Database>

/** A special of a room type whose hotel is locked. */
interface Special {
  readonly rateId: string
  readonly roomTypeId: string
  readonly today: string
}

/**
 * Offers a special for the nights of a period, last night of it included, and for no others from today on; rooms that
 * guests have taken remain.
 * @throws Failure `specialNightsInvalid` for a period that is past, reversed, or beyond the nights on sale
 */
export async function saveSpecial(tx: Tx, { rateId, roomTypeId, today }: Special, terms: SpecialNights): Promise<void> {
  const { from, until, price, allotment } = terms
  const isOnSale = from <= until && until >= today && (await queries.isOnSale(tx, roomTypeId, from, until))
  if (!isOnSale) throw new Failure('specialNightsInvalid')
  await queries.lockFrom(tx, rateId, today)
  await queries.endBeside(tx, rateId, { today, from, until })
  const begin = from < today ? today : from
  await queries.offer(tx, rateId, { from: begin, until: addDays(until, 1), price, allotment })
}

/** Struck-through price of a special by the regular price of the room, in percent of the special one; null where that is lower. */
export const listPercentOf = (price: number, basePrice: number): number | null => {
  const percent = Math.floor((basePrice * 100) / price)
  return percent > 100 ? percent : null
}
