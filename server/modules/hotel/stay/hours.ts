import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { namingConflicts } from '../../../http/conflict'
import { minutesAfter } from '../../../clock'
import { Failure } from '../../../http/failure'
import type { StayBasis } from './basis'
import * as queries from './queries'

/**
 * Takes single rooms for the hours of a stay and until they are cleaned. Callers for one room type wait for each other and get
 * different rooms; no two stays can have one at once, whatever wrote them.
 * @throws Failure `hourTaken`
 */
export async function takeHours(
  tx: Transaction<Database>,
  { id: orderId }: { readonly id: string },
  {
    offer: { room },
    hotel,
    times: { checkInAt, checkOutAt },
    asked,
  }: Pick<StayBasis, 'offer' | 'hotel' | 'times' | 'asked'>,
): Promise<void> {
  const until = minutesAfter(checkOutAt, hotel.cleaning_minutes)
  await namingConflicts({ stay_hours_apart: 'hourTaken' }, async () => {
    const taken = await queries.insertHours(tx, {
      orderId,
      roomTypeId: room.id,
      from: checkInAt,
      until,
      rooms: asked.rooms,
    })
    if (taken < asked.rooms) throw new Failure('hourTaken')
  })
}
