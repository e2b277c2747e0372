import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

const rowHeight = 112

/** Placeholder card with this number of rows. */
export const PlacesSkeleton = ({ rows }: { rows: number }) => (
  <View className={styles.choose__skeleton}>
    <Skeleton width="100%" height={rows * rowHeight} radius={24} />
  </View>
)
