import { View } from '@tarojs/components'
import { units } from '@/styles/units'
import styles from './index.module.scss'

interface Props {
  /** Design units, or a share of the parent's width. */
  width: number | `${number}%`
  height: number
  radius?: 0 | 8 | 16 | 24 | 32 | 999
}

/** A breathing box where content will be; the same size as the content, so that nothing moves. */
export function Skeleton({ width, height, radius = 8 }: Props) {
  return (
    <View
      className={styles.skeleton}
      style={{
        width: typeof width === 'number' ? units(width) : width,
        height: units(height),
        borderRadius: units(radius),
      }}
      aria-hidden
    />
  )
}
