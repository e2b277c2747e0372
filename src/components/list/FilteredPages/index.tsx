import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { StateView } from '@/components/frame/StateView'
import { PagedList, type Pages } from '../PagedList'

interface Props<T> {
  /** A FilteredList, or anything of its form. */
  list: { readonly pages: Pages<T>; readonly filtered: boolean; clear: () => void }
  children: (item: T, index: number) => ReactNode
  /** Shown when there is nothing although no filter is chosen. */
  empty: ReactNode
  /** Said when nothing passes the filters, with what the way to take them away is called. */
  none: { title: string; text?: string; clear: string; inline?: boolean | undefined }
  skeleton: ReactNode
  /** Inside a screen that shows more than the list: errors without picture. */
  inline?: boolean | undefined
}

function FilteredPagesOf<T extends { readonly id: string }>({ list, empty, none, ...shown }: Props<T>) {
  const { clear: text, ...said } = none
  const nothing = <StateView kind="empty" {...said} action={{ text, onPress: list.clear }} />
  return <PagedList {...shown} list={list.pages} keyOf={({ id }) => id} empty={list.filtered ? nothing : empty} />
}

/** A `FilteredList`, page by page; when nothing passes its filters, the way on is to take them away. */
export const FilteredPages = observer(FilteredPagesOf)
