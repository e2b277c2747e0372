import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the restaurant and the choices. */
export const BookSkeleton = () => (
  <View className={styles.book}>
    <Skeleton width="100%" height={160} radius={24} />
    <Skeleton width="100%" height={720} radius={24} />
    <Skeleton width="100%" height={160} radius={24} />
  </View>
)
