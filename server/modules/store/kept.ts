import type { Read } from '../favorites/kept'
import { acquainted } from './acquainted'
import { findStores } from './queries'
import { summaryView, viewerOf } from './view'

/** Reads stores for lists of favourites and footprints. */
export const keptStores: Read<'store'> = async ({ db, clock }, caller, ids) => {
  const now = clock.now()
  const rows = await findStores(db, ids, caller.place, now)
  const viewer = await acquainted(db, caller, viewerOf(caller, now), rows)
  return rows.map((row) => [row.id, summaryView(row, [], viewer)])
}
