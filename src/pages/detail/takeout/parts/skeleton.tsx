import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './skeleton.module.scss'

/** Placeholder for the order. */
export const OrderSkeleton = () => (
  <View className={styles.skeleton}>
    <View className={styles.skeleton__card}>
      <Skeleton width={280} height={44} />
      <Skeleton width={420} height={28} />
      <Skeleton width="100%" height={8} />
      <Skeleton width="100%" height={80} radius={16} />
    </View>
    <View className={styles.skeleton__card}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} width={row % 2 ? 320 : 400} height={28} />
      ))}
    </View>
    <View className={styles.skeleton__card}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} width="100%" height={104} radius={16} />
      ))}
    </View>
  </View>
)
