import type { Kysely, Transaction } from 'kysely'
import type { Database, StayRequest } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { holdingEntry, takeEntry } from '../../waitlist/queries'
import { findRate } from '../rooms/queries'
import * as queries from './queries'
import { freeHold } from './waiting'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Asked = Pick<StayRequest, 'rateId' | 'checkIn' | 'checkOut' | 'rooms'>

/** Hold of an entry, if it covers the requested room and nights. @throws Failure `waitlistOver` */
async function holdFor(db: Db, id: string, { rateId, checkIn, checkOut, rooms }: Asked) {
  const [hold, rate] = [await queries.holdOf(db, id), await findRate(db, rateId)]
  const isSame = hold?.room_type_id === rate?.room_type_id && hold?.check_in === checkIn && hold.check_out === checkOut
  if (!hold || !isSame || rooms > hold.rooms) throw new Failure('waitlistOver')
  return hold
}

/** @throws Failure `waitlistOver` unless something is held for the entry */
async function checkOffer(db: Db, id: string, now: Date): Promise<void> {
  const entry = await holdingEntry(db, id)
  if (!entry?.held_until || entry.held_until <= now) throw new Failure('waitlistOver')
}

/**
 * Number of rooms held for an entry, by night; they are available to the entry's customer.
 * @throws Failure `waitlistOver`
 */
export async function heldNights(db: Db, id: string, asked: Asked, now: Date): Promise<ReadonlyMap<string, number>> {
  await checkOffer(db, id, now)
  const { room_type_id, check_in, check_out, rooms } = await holdFor(db, id, asked)
  return new Map((await queries.nightIds(db, room_type_id, check_in, check_out)).map((nightId) => [nightId, rooms]))
}

/**
 * Frees what is held for an entry in the transaction that books it, whose locks keep others from it, and ends the entry.
 * @throws Failure `waitlistOver`
 */
export async function takeHold(tx: Tx, id: string, asked: Asked, now: Date): Promise<void> {
  await holdFor(tx, id, asked)
  // The nights before the entry, as everywhere.
  await freeHold(tx, id, now)
  await checkOffer(tx, id, now)
  await takeEntry(tx, id)
}
