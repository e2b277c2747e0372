import type { Transaction } from 'kysely'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Bilingual, Database } from '../../../database/schema'
import type { Offer, Waiting, WaitlistKind } from '../../order/kind/waitlist'
import { freeNights, holdNights } from '../nights/queries'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The stay that somebody waits for, as the line keeps it. */
export interface StayWish {
  readonly rateId: string
  readonly roomName: Bilingual
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: number
  readonly adults: number
  readonly childAges: readonly number[]
}

export const wishOf = ({ ask }: Pick<Waiting, 'ask'>): StayWish => ask as StayWish

/** The room type whose line it is. */
function placeOf({ placeId }: { readonly placeId?: string | undefined }): string {
  if (placeId === undefined) throw new Error('Nights are waited for by room type')
  return placeId
}

/** Waitlist for nights: all rooms and all nights of the stay are held, or none. */
export function stayWaiting({ clock }: Pick<Context, 'clock'>): WaitlistKind {
  return {
    name: 'hotel',
    async lock(tx, scope) {
      await lockWaiting(tx, placeOf(scope))
    },
    holder: (tx) => Promise.resolve((waiting) => hold(tx, waiting, clock.now())),
    async release(tx, { id }) {
      await freeHold(tx, id, clock.now())
    },
    stay: (ask, language) => {
      const { roomName, childAges, ...wish } = wishOf({ ask })
      return { ...wish, childAges: [...childAges], roomName: roomName[language] }
    },
  }
}

async function hold(tx: Tx, waiting: Waiting, now: Date): Promise<Offer | undefined> {
  const { rateId, roomName, checkIn, checkOut, rooms } = wishOf(waiting)
  const roomTypeId = placeOf(waiting)
  const ids = await queries.nightIds(tx, roomTypeId, checkIn, checkOut)
  const held = await holdNights(
    tx,
    ids.map((nightId) => ({ nightId, count: rooms })),
  )
  if ('short' in held) return undefined
  const until = minutesAfter(now, limits.waitlistHoldMinutes)
  const stay = { room_type_id: roomTypeId, check_in: checkIn, check_out: checkOut, rooms }
  await queries.insertHolds(tx, [{ ...stay, id: waiting.id, customer_id: waiting.customerId, until }])
  return { at: waiting.from.toISOString(), itemId: rateId, name: roomName }
}

/** Locks a room type's line and all nights that it waits for; answers what is kept for it. */
export async function lockWaiting(tx: Tx, roomTypeId: string) {
  await queries.lockLine(tx, roomTypeId)
  const kept = await queries.keptFor(tx, roomTypeId)
  await queries.lockLineNights(
    tx,
    roomTypeId,
    kept.map(({ nightId }) => nightId),
  )
  return kept
}

/** Puts what is held for an entry on sale; its nights are locked by it. Answers what it was. */
export async function freeHold(tx: Tx, id: string, now: Date) {
  const hold = await queries.holdOf(tx, id)
  if (!hold) return undefined
  const ids = await queries.nightIds(tx, hold.room_type_id, hold.check_in, hold.check_out)
  await freeNights(
    tx,
    ids.map((nightId) => ({ nightId, count: hold.rooms })),
    'held',
  )
  await queries.endHolds(tx, [id], now)
  return hold
}
