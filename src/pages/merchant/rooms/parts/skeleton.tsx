import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './room-card.module.scss'

/** Stands in for the rooms of a hotel. */
export const RoomsSkeleton = () => (
  <>
    {[0, 1, 2].map((key) => (
      <View key={key} className={styles.room}>
        <Skeleton width={280} height={40} />
        <View className={styles.room__gap} />
        <Skeleton width="100%" height={160} radius={16} />
      </View>
    ))}
  </>
)
