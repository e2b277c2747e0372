import type { Kysely } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { CourierTask } from '../../couriers/provider'
import type { Database } from '../../database/schema'
import { openAddress } from '../address/snapshot'
import { beginsAt } from '../basket/delivery'
import * as queries from './queries'

/** The language of the texts for couriers, who ride in the town. */
const language = 'zh'

/** The ends and the goods of an order as an outside courier needs them; undefined for an order without a door. */
export async function courierTask(
  { seal, clock }: Pick<Context, 'seal' | 'clock'>,
  db: Kysely<Database>,
  orderId: OrderId,
): Promise<Omit<CourierTask, 'reference'> | undefined> {
  const [[row], [part]] = [await queries.takeawayOrders(db, [orderId]), await queries.deliveryParts(db, [orderId])]
  if (!row || !part || row.latitude === null || row.longitude === null || row.address_sealed === null) return undefined
  const door = openAddress(seal, row.address_sealed, language, 'whole')
  const now = clock.now()
  const begins = beginsAt(row, { prep_minutes: row.store_prep_minutes })
  return {
    pickup: {
      ...{ name: part.store_name[language], phone: row.store_phone, address: row.store_address[language] },
      position: { latitude: row.store_latitude, longitude: row.store_longitude },
      note: part.number,
    },
    dropOff: {
      name: door.consignee,
      // A customer who hides the number is reached through the store.
      phone: row.hide_number ? row.store_phone : door.mobile,
      address: `${door.address} ${door.addressDetail}`.trim(),
      position: { latitude: row.latitude, longitude: row.longitude },
      note: [row.rider_note, row.remark].filter(Boolean).join(' · '),
    },
    items: part.lines.map(({ snapshot, quantity, price }) => ({ name: snapshot.name[language], quantity, price })),
    contactFree: row.contact_free,
    readyAt: begins && begins > now ? begins : now,
  }
}
