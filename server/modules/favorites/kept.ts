import type { KeptGoods, KeptKind, KeptProduct, KeptStore } from '@contract/entities/favorite'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'

/** A store, an item or a product as lists of favourites and footprints show it; the others are null. */
export interface KeptItem {
  readonly store: KeptStore | null
  readonly goods: KeptGoods | null
  readonly product: KeptProduct | null
}

const nothing: KeptItem = { store: null, goods: null, product: null }

/** Reads things of a kind by their ids. */
export type Read<Kind extends KeptKind> = (
  context: Context,
  caller: SignedIn,
  ids: readonly string[],
) => Promise<[string, NonNullable<KeptItem[Kind]>][]>

/** The readers of the kinds, each of the module that has the things. */
export type Readers = { readonly [Kind in KeptKind]: Read<Kind> }

/** Reads stores, goods or products by their ids. @returns a function that finds one; undefined for what is not there any more. */
export async function readKept(
  context: Context,
  readers: Readers,
  caller: SignedIn,
  kind: KeptKind,
  ids: readonly string[],
) {
  const read = readers[kind] as Read<KeptKind>
  const found = new Map(ids.length > 0 ? await read(context, caller, [...new Set(ids)]) : [])
  return (id: string): KeptItem | undefined => {
    const own = found.get(id)
    return own && { ...nothing, [kind]: own }
  }
}
