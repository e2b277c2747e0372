import type { Read } from '../../favorites/kept'
import { keptProducts } from './queries'
import { keptProductView } from './view'

/** Reads products for lists of favourites and footprints. */
export const keptProductsOf: Read<'product'> = async ({ db }, { customer: { isMember }, language }, ids) => {
  const rows = await keptProducts(db, ids, isMember)
  return rows.map((row) => [row.id, keptProductView(row, { isMember, language })])
}
