import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** The default skeleton. */
export const RowsSkeleton = () => (
  <View className={styles.skeleton}>
    <Skeleton width="60%" height={36} />
    <Skeleton width="100%" height={160} radius={24} />
    <Skeleton width="100%" height={160} radius={24} />
    <Skeleton width="80%" height={24} />
  </View>
)
