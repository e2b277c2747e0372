import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder of the submitted request. */
export const SentSkeleton = () => (
  <View className={styles.success}>
    <View className={styles.success__head}>
      <Skeleton width={112} height={112} radius={999} />
      <Skeleton width={240} height={44} />
      <Skeleton width={400} height={32} />
    </View>
    <Skeleton width="100%" height={260} radius={24} />
    <Skeleton width="100%" height={88} radius={999} />
  </View>
)
