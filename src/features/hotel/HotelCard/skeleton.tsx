import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Placeholder for a list of hotels. */
export const HotelCardsSkeleton = () => (
  <View className={styles['hotel-card__list']}>
    {[0, 1, 2, 3].map((card) => (
      <View key={card} className={styles['hotel-card']}>
        <Skeleton width={240} height={284} radius={0} />
        <View className={styles['hotel-card__words']}>
          <Skeleton width="80%" height={40} />
          <Skeleton width="50%" height={32} />
          <Skeleton width="70%" height={28} />
        </View>
      </View>
    ))}
  </View>
)
