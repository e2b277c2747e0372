import { useEffect, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Press } from '@/components/base/Press'
import { LoadFailed } from '@/components/list/AsyncView'
import { RowsSkeleton } from '@/components/list/AsyncView/skeleton'
import { dictionary } from '@/i18n'
import { footProps } from '@/platform/list-blocks'
import { Rows } from './rows'
import styles from './index.module.scss'

const words = dictionary({
  en: { more: 'Show more', loading: 'Loading…', failed: 'Could not load, tap to retry', end: 'That is all' },
  zh: { more: '加载更多', loading: '加载中…', failed: '加载失败，点击重试', end: '没有更多了' },
})

/** What PagedList shows: a PagedResource, or anything of its form. */
export interface Pages<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly items: readonly T[]
  readonly hasMore: boolean
  readonly more: 'idle' | 'loading' | 'failed'
  readonly message: string
  load: () => Promise<void>
  loadMore: () => Promise<void>
}

interface Props<T> {
  list: Pages<T>
  /** What makes an item the same one when the list changes. */
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
  /** Shown when there is nothing. */
  empty: ReactNode
  skeleton?: ReactNode
  /** Inside a screen that shows more than the list: errors without picture. */
  inline?: boolean
}

/** A list that grows as the screen around it is scrolled; the end says so, and a failing page can be asked for again. */
function PagedListOf<T>(props: Props<T>) {
  const { list, empty, skeleton, inline } = props
  useEffect(() => {
    if (list.status === 'idle') void list.load()
  }, [list])
  if (list.status === 'failed') return <LoadFailed message={list.message} retry={list.load} inline={inline} />
  if (list.status !== 'ready') return skeleton ?? <RowsSkeleton />
  return list.items.length === 0 ? empty : <Loaded {...props} />
}

/** What a `PagedResource` holds, page by page: like `AsyncView`, and draws in small pieces what is near the view. */
export const PagedList = observer(PagedListOf)

function LoadedOf<T>({ list, keyOf, children }: Props<T>) {
  const { items, more } = list
  const foot = (drawn: number, goOn: () => void) => (
    // In a box of its own: where one of a mini-program's elements goes, it is sent all that stood beside it again.
    <View {...footProps}>
      <Foot key={drawn} list={list} rest={drawn < items.length || list.hasMore} goOn={goOn} />
    </View>
  )
  // What failed is asked for again by hand alone.
  const stopped = more === 'failed'
  return (
    <Rows items={items} keyOf={keyOf} onEnd={() => void list.loadMore()} stopped={stopped} foot={foot}>
      {children}
    </Rows>
  )
}

const Loaded = observer(LoadedOf)

interface FootProps {
  list: Pages<unknown>
  /** There is more to show. */
  rest: boolean
  goOn: () => void
}

const Foot = observer(function Foot({ list, rest, goOn }: FootProps) {
  const { more, loading, failed, end } = words()
  const text = !rest ? end : list.more === 'loading' ? loading : list.more === 'failed' ? failed : more
  const waits = rest && list.more !== 'loading'
  const row = <Text className={styles.pagedList__text}>{text}</Text>
  if (!waits) return <View className={styles.pagedList__foot}>{row}</View>
  return (
    <Press onPress={goOn} className={styles.pagedList__foot}>
      {row}
    </Press>
  )
})
