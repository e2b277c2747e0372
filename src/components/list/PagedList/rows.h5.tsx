import { View } from '@tarojs/components'
import { useReachEnd } from '@/components/frame/Screen/context'
import { pageStep } from '@/platform/list/list-step'
import { Blocks } from '../LongList/blocks'
import { useGradual } from '../LongList/use-gradual'
import styles from '../LongList/index.module.scss'
import type { RowsProps } from './rows'

/** Rows in the first render: about a screenful, and fewer below other content. */
const FIRST = { alone: 4, inline: 1 }

/**
 * The rows of the pages that have come. A browser draws the first ones with the screen and the others right after, and
 * skips blocks that are far from the view by itself.
 */
export function Rows<T>({ items, keyOf, children, onEnd, stopped, inline, foot }: RowsProps<T>) {
  const drawn = useGradual(items.length, { ...pageStep, first: FIRST[inline ? 'inline' : 'alone'] })
  useReachEnd(() => {
    if (!stopped) onEnd()
  })
  return (
    <View className={styles.longList}>
      <Blocks items={items.slice(0, drawn)} far={undefined} name="list" keyOf={keyOf}>
        {children}
      </Blocks>
      {foot(items.length, onEnd)}
    </View>
  )
}
