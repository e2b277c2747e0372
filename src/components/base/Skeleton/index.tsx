import { View } from '@tarojs/components'
import { units } from '@/styles/units'
import styles from './index.module.scss'

interface Props {
  /** Design units, or a percentage of the parent. */
  width: number | `${number}%`
  height: number
  radius?: 0 | 8 | 16 | 24 | 32 | 999
}

/** Animated placeholder; give it the size of the content to avoid layout shifts. */
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
