import type { FoundKind } from '@contract/calls/search'
import { navigate } from '@/platform/navigation/gate'
import { words } from './text'

interface FoundKindView {
  /** The name of its tab. */
  readonly name: () => string
  /** Opens one that was found. */
  readonly open: (id: string) => void
  /** The way on where none was found. */
  readonly browse: { readonly text: () => string; readonly onPress: () => void }
}

/** Kinds of search results beside stores and dishes, in the order of the tabs; a new kind is one entry. */
export const foundKinds: Readonly<Record<FoundKind, FoundKindView>> = {
  product: {
    name: () => words().products,
    open: (id) => navigate('product', { id }),
    browse: { text: () => words().browseMall, onPress: () => navigate('mall') },
  },
  hotel: {
    name: () => words().hotels,
    open: (id) => navigate('hotel', { id }),
    browse: { text: () => words().browseHotels, onPress: () => navigate('hotels') },
  },
}

/** The kinds, by name. */
export const foundKindNames = Object.keys(foundKinds) as FoundKind[]
