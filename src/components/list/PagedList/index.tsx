import { useEffect, type ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { LoadFailed } from '@/components/list/AsyncView'
import { RowsSkeleton } from '@/components/list/AsyncView/skeleton'
import { dictionary } from '@/i18n'
import { footProps } from '@/platform/list/list-blocks'
import { Rows } from './rows'
import styles from './index.module.scss'

const words = dictionary({
  en: { more: 'Show more', loading: 'Loading…', failed: 'Couldn’t load. Tap to retry', end: 'You’ve reached the end' },
  zh: { more: '加载更多', loading: '加载中…', failed: '加载失败，点击重试', end: '没有更多了' },
})

/** The part of PagedResource that PagedList needs. */
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
  /** The React key of an item. */
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
  /** Shown when the list is empty. */
  empty: ReactNode
  skeleton?: ReactNode
  /** Embeds the list below other content: compact errors without picture, fewer rows in the first render. */
  inline?: boolean
}

/** A list with infinite scrolling, an end marker and a retry for a failed page. */
function PagedListOf<T>(props: Props<T>) {
  const { list, empty, skeleton, inline } = props
  useEffect(() => {
    if (list.status === 'idle') void list.load()
  }, [list])
  if (list.status === 'failed') return <LoadFailed message={list.message} retry={list.load} inline={inline} />
  if (list.status !== 'ready') return skeleton ?? <RowsSkeleton />
  return list.items.length === 0 ? empty : <Loaded {...props} />
}

/** Renders a `PagedResource` with infinite scrolling and virtualization. */
export const PagedList = observer(PagedListOf)

function LoadedOf<T>({ list, keyOf, children, inline = false }: Props<T>) {
  const { items, more } = list
  const foot = (drawn: number, goOn: () => void) => (
    // A separate parent: when a mini-program removes an element, it sends all siblings again.
    <View {...footProps}>
      <Foot key={drawn} list={list} rest={drawn < items.length || list.hasMore} goOn={goOn} />
    </View>
  )
  // A failed page is retried only by tap.
  const stopped = more === 'failed'
  return (
    <Rows items={items} keyOf={keyOf} onEnd={() => void list.loadMore()} stopped={stopped} inline={inline} foot={foot}>
      {children}
    </Rows>
  )
}

const Loaded = observer(LoadedOf)

interface FootProps {
  list: Pages<unknown>
  /** Whether there are more items. */
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
