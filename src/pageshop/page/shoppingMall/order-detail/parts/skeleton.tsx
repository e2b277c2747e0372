import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the screen. */
export const OrderSkeleton = () => (
  <View className={styles.order}>
    {[200, 160, 120, 320].map((height) => (
      <View key={height} className={styles.order__card}>
        <Skeleton width="60%" height={44} />
        <Skeleton width="100%" height={height} />
      </View>
    ))}
  </View>
)
