import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './card.module.scss'

/** Placeholder for the parcels. */
export const ParcelsSkeleton = () => (
  <View className={styles.placeholders}>
    {[1, 2].map((card) => (
      <View key={card} className={styles.card}>
        <Skeleton width="50%" height={44} />
        <Skeleton width="80%" height={40} />
        <Skeleton width={136} height={136} radius={16} />
        <Skeleton width="100%" height={120} radius={16} />
      </View>
    ))}
  </View>
)
