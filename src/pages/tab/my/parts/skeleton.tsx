import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './skeleton.module.scss'

/** Placeholder for the cards. */
export const OverviewSkeleton = () => (
  <View className={styles.skeleton}>
    <Skeleton width="100%" height={128} radius={24} />
    <Skeleton width="100%" height={144} radius={24} />
    <Skeleton width="100%" height={210} radius={24} />
  </View>
)
