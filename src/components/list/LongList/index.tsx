import { useEffect, useRef, useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useReachEnd } from '@/components/frame/Screen/context'
import { rowBlocks, type RowStep } from '@/platform/list/list-step'
import { measured } from '@/platform/view/measure'
import { Blocks } from './blocks'
import { GradualRows } from './gradual-rows'
import styles from './index.module.scss'
import { useFarBlocks } from './use-far-blocks'

interface Props<T> {
  items: readonly T[]
  /** The React key of an item. */
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
  step: RowStep
  /** Identity of the list: a change resets the rendered rows. */
  begins?: string
  /** Called near the end of the list when all rows are rendered. */
  onEnd?: () => void
  /** Disables drawing more rows on scrolling; only `foot` can request them. */
  stopped?: boolean
  /** Rendered below the rows; `goOn` renders more of them. */
  foot?: (drawn: number, goOn: () => void) => ReactNode
}

let lists = 0

/** The rendered rows, reset whenever `begins` changes. */
function useRows(step: RowStep, begins: string | undefined): GradualRows {
  const last = useRef<{ begins: string | undefined; rows: GradualRows }>()
  if (last.current?.begins !== begins || !last.current) last.current = { begins, rows: new GradualRows(step) }
  return last.current.rows
}

function LongListOf<T>({ items, keyOf, children, step, begins, onEnd, stopped, foot }: Props<T>) {
  const [name] = useState(() => `list${++lists}`)
  const rows = useRows(step, begins)
  const far = useFarBlocks(name, step, rows.queue, () => reach(rowBlocks.size))
  const count = items.length
  const drawn = rows.shownOf(count)
  useEffect(() => {
    rows.start(() => far?.busy ?? false)
    return rows.close
  }, [rows, far])
  useEffect(() => rows.resize(count), [rows, count])
  function goOn(by?: number) {
    rows.drawMore(by)
    if (drawn === count) onEnd?.()
  }
  const reach = (by?: number) => void (!stopped && goOn(by))
  useReachEnd(reach)
  return (
    <View className={styles.longList} {...measured(name)}>
      <Blocks items={items.slice(0, drawn)} far={far} name={name} keyOf={keyOf}>
        {children}
      </Blocks>
      {foot?.(drawn, () => goOn())}
    </View>
  )
}

/** A long list that renders rows in portions and empties blocks outside the viewport. */
export const LongList = observer(LongListOf)
