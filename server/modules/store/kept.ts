import type { Read } from '../favorites/kept'
import { findStores } from './queries'
import { summaryView, viewerOf } from './view'

/** Reads stores for lists of favourites and footprints. */
export const keptStores: Read<'store'> = async ({ db, clock }, caller, ids) => {
  const viewer = viewerOf(caller, clock.now())
  const rows = await findStores(db, ids, caller.place, viewer.now)
  return rows.map((row) => [row.id, summaryView(row, [], viewer)])
}
