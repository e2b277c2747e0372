import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder of the chart and the kinds. */
export const SummarySkeleton = () => (
  <View className={styles.records__card}>
    <Skeleton width={240} height={48} />
    <Skeleton width="100%" height={240} radius={16} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} width="100%" height={72} radius={16} />
    ))}
  </View>
)
