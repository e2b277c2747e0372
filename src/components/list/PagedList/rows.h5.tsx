import { View } from '@tarojs/components'
import { useReachEnd } from '@/components/frame/Screen/context'
import { Blocks } from '../LongList/blocks'
import styles from '../LongList/index.module.scss'
import type { RowsProps } from './rows'

/** The rows of the pages that have come. A browser draws them at once, and skips blocks that are far from the view by itself. */
export function Rows<T>({ items, keyOf, children, onEnd, stopped, foot }: RowsProps<T>) {
  useReachEnd(() => {
    if (!stopped) onEnd()
  })
  return (
    <View className={styles.longList}>
      <Blocks items={items} far={undefined} name="list" keyOf={keyOf}>
        {children}
      </Blocks>
      {foot(items.length, onEnd)}
    </View>
  )
}
