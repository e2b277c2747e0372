import type { Kysely, Selectable } from 'kysely'
import type { Language, Localized } from '@contract/settings'
import type { Database, DeliveryTable } from '../../database/schema'
import type { DeliveryPart } from '../order/kind/delivery'
import * as queries from './queries'

const withRider: Localized = { en: 'With another rider', zh: '在另一位骑手处' }

type Handed = Pick<Selectable<DeliveryTable>, 'order_id' | 'handed_by' | 'from_latitude' | 'from_longitude'>

/** The parts of deliveries whose goods are with another rider, which are picked up there. */
export async function handedOn(
  db: Kysely<Database>,
  rows: readonly Handed[],
  parts: ReadonlyMap<string, DeliveryPart>,
  language: Language,
): Promise<ReadonlyMap<string, DeliveryPart>> {
  const handed = rows.filter(({ handed_by }) => handed_by !== null)
  if (handed.length === 0) return new Map()
  const names = await queries.riderNames(
    db,
    handed.flatMap(({ handed_by }) => handed_by ?? []),
  )
  return new Map(
    handed.flatMap(({ order_id, handed_by, from_latitude, from_longitude }): [string, DeliveryPart][] => {
      const part = parts.get(order_id)
      if (!part || from_latitude === null || from_longitude === null) return []
      const at = { latitude: from_latitude, longitude: from_longitude }
      const place = { name: names.get(handed_by ?? '') ?? '', address: withRider[language], area: withRider[language] }
      return [[order_id, { ...part, isReady: true, pickup: { ...place, ...at } }]]
    }),
  )
}
