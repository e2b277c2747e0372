import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Placeholder for the tracking. */
export const TrackingSkeleton = () => (
  <View className={styles.tracking}>
    <Skeleton width="100%" height={560} radius={0} />
    <View className={styles.tracking__body}>
      {[280, 520].map((height) => (
        <View key={height} className={styles.tracking__card}>
          <Skeleton width="60%" height={56} />
          <Skeleton width="100%" height={height - 100} radius={16} />
        </View>
      ))}
    </View>
  </View>
)
