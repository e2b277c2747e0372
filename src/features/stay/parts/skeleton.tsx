import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for a stay. */
export const StaySkeleton = () => (
  <View className={styles.stay}>
    {[160, 200, 320].map((height) => (
      <View key={height} className={styles.stay__card}>
        <Skeleton width="60%" height={44} />
        <Skeleton width="100%" height={height} />
      </View>
    ))}
  </View>
)
