import type { KeptStore } from '@contract/entities/favorite'
import type { BusinessKind } from '@contract/order-kinds'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Read } from '../favorites/kept'
import { acquainted } from './acquainted'
import { findStores } from './queries'
import { summaryView, viewerOf } from './view'

/** Reads score and description of the stores of a business by their ids; a store may be left out. */
export type StoresAbout = (
  context: Context,
  language: Language,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, NonNullable<KeptStore['about']>>>

/** Reader of stores for lists of favourites and footprints, by the businesses that describe their stores in their own manner. */
export function keptStores(manners: Partial<Record<BusinessKind, StoresAbout>>): Read<'store'> {
  return async (context, caller, ids) => {
    const { db, clock } = context
    const now = clock.now()
    const rows = await findStores(db, ids, caller.place, now)
    const viewer = await acquainted(db, caller, viewerOf(caller, now), rows)
    const described = Object.entries(manners).map(async ([business, manner]) => {
      const own = rows.filter((row) => row.business === business).map(({ id }) => id)
      return own.length > 0 ? manner(context, caller.language, own) : new Map<string, never>()
    })
    const about = new Map((await Promise.all(described)).flatMap((each) => [...each]))
    return rows.map((row) => [row.id, { ...summaryView(row, [], viewer), about: about.get(row.id) ?? null }])
  }
}
