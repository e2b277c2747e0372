import type { ReactNode } from 'react'
import { observer } from 'mobx-react'
import { StateView } from '@/components/frame/StateView'
import { PagedList, type Pages } from '../PagedList'

interface Props<T> {
  /** The part of FilteredList that is needed here. */
  list: { readonly pages: Pages<T>; readonly filtered: boolean; clear: () => void }
  children: (item: T, index: number) => ReactNode
  /** Shown when the unfiltered list is empty. */
  empty: ReactNode
  /** Texts for a filtered list without results; `clear` labels the button that resets the filters. */
  none: { title: string; text?: string; clear: string; inline?: boolean | undefined }
  skeleton: ReactNode
  /** Compact errors without picture. */
  inline?: boolean | undefined
}

function FilteredPagesOf<T extends { readonly id: string }>({ list, empty, none, ...shown }: Props<T>) {
  const { clear: text, ...said } = none
  const nothing = <StateView kind="empty" {...said} action={{ text, onPress: list.clear }} />
  return <PagedList {...shown} list={list.pages} keyOf={({ id }) => id} empty={list.filtered ? nothing : empty} />
}

/** A paged `FilteredList`; without results it offers to clear the filters. */
export const FilteredPages = observer(FilteredPagesOf)
