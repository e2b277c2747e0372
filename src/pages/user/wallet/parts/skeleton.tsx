import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder of the balance and the links. */
export const BalanceSkeleton = () => (
  <View className={styles.wallet__card}>
    <Skeleton width={240} height={40} />
    <Skeleton width={320} height={78} />
    <Skeleton width="100%" height={88} radius={999} />
  </View>
)

/** Placeholder of the chart and the records. */
export const MoneySkeleton = () => (
  <View className={styles.wallet__card}>
    <Skeleton width={240} height={48} />
    <Skeleton width="100%" height={240} radius={16} />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} width="100%" height={96} radius={16} />
    ))}
  </View>
)
