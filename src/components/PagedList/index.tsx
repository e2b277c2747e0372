import { Fragment, useEffect, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { LoadFailed } from '@/components/AsyncView'
import { Bones } from '@/components/AsyncView/bones'
import { Press } from '@/components/Press'
import { useReachEnd } from '@/components/Screen/context'
import { dictionary } from '@/i18n'
import { useGradually } from './gradually'
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
function PagedListOf<T>({ list, keyOf, children, empty, skeleton, inline }: Props<T>) {
  useEffect(() => {
    if (list.status === 'idle') void list.load()
  }, [list])
  useReachEnd(() => {
    if (list.more !== 'failed') void list.loadMore()
  })
  const drawn = useGradually(list.items.length)
  if (list.status === 'failed') return <LoadFailed message={list.message} retry={list.load} inline={inline} />
  if (list.status !== 'ready') return skeleton ?? <Bones />
  if (list.items.length === 0) return empty
  return (
    <View className={styles.pagedList}>
      {list.items.slice(0, drawn).map((item, index) => (
        <Fragment key={keyOf(item)}>{children(item, index)}</Fragment>
      ))}
      <Foot list={list} />
    </View>
  )
}

export const PagedList = observer(PagedListOf)

const Foot = observer(function Foot({ list }: { list: Pages<unknown> }) {
  const { more, loading, failed, end } = words()
  const text = !list.hasMore ? end : list.more === 'loading' ? loading : list.more === 'failed' ? failed : more
  const waits = list.hasMore && list.more !== 'loading'
  const row = <Text className={styles.pagedList__text}>{text}</Text>
  if (!waits) return <View className={styles.pagedList__foot}>{row}</View>
  return (
    <Press onPress={() => void list.loadMore()} className={styles.pagedList__foot}>
      {row}
    </Press>
  )
})
