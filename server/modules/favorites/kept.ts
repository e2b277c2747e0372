import type * as z from 'zod/mini'
import type { KeptGoods, KeptKind, KeptProduct } from '@contract/entities/favorite'
import type { StoreSummary } from '@contract/entities/store'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { goodsByIds } from '../goods/queries'
import { goodsView } from '../goods/view'
import { keptProducts } from '../mall/catalogue/queries'
import { keptProductView } from '../mall/catalogue/view'
import { findStores } from '../store/queries'
import { summaryView, viewerOf } from '../store/view'

/** A store, an item or a product as lists of favourites and footprints show it; the others are null. */
export interface Kept {
  readonly store: z.output<typeof StoreSummary> | null
  readonly goods: KeptGoods | null
  readonly product: KeptProduct | null
}

const nothing: Kept = { store: null, goods: null, product: null }

type Read = (context: Context, caller: SignedIn, ids: readonly string[]) => Promise<[string, Kept][]>

const readers: Record<KeptKind, Read> = {
  store: async ({ db, clock }, caller, ids) => {
    const viewer = viewerOf(caller, clock.now())
    const rows = await findStores(db, ids, caller.place, viewer.now)
    return rows.map((row) => [row.id, { ...nothing, store: summaryView(row, [], viewer) }])
  },
  goods: async ({ db }, { customer, language }, ids) => {
    const rows = await goodsByIds(db, ids)
    return rows.map((row) => {
      const goods = {
        ...goodsView(row, customer.isMember, language),
        storeName: row.store_name[language],
        gone: row.removed_at !== null,
      }
      return [row.id, { ...nothing, goods }]
    })
  },
  product: async ({ db }, { customer: { isMember }, language }, ids) => {
    const rows = await keptProducts(db, ids, isMember)
    return rows.map((row) => [row.id, { ...nothing, product: keptProductView(row, { isMember, language }) }])
  },
}

/** Reads stores, goods or products by their ids. @returns a function that finds one; undefined for what is not there any more. */
export async function readKept(context: Context, caller: SignedIn, kind: KeptKind, ids: readonly string[]) {
  const found = new Map(ids.length > 0 ? await readers[kind](context, caller, [...new Set(ids)]) : [])
  return (id: string): Kept | undefined => found.get(id)
}
