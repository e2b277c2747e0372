import { startTransition, useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { useReachEnd } from '@/components/frame/Screen/context'
import { Blocks } from '../LongList/blocks'
import styles from '../LongList/index.module.scss'
import type { RowsProps } from './rows'

/** Number of rows in the first render, about a screenful. */
const FIRST = 4

/**
 * The rows of the pages that have come. A browser draws the first ones with the screen and the others right after, and
 * skips blocks that are far from the view by itself.
 */
export function Rows<T>({ items, keyOf, children, onEnd, stopped, foot }: RowsProps<T>) {
  const [all, setAll] = useState(false)
  useEffect(() => startTransition(() => setAll(true)), [])
  useReachEnd(() => {
    if (!stopped) onEnd()
  })
  return (
    <View className={styles.longList}>
      <Blocks items={all ? items : items.slice(0, FIRST)} far={undefined} name="list" keyOf={keyOf}>
        {children}
      </Blocks>
      {foot(items.length, onEnd)}
    </View>
  )
}
