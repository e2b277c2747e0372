import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Placeholder for a store card. */
export const CardSkeleton = () => (
  <View className={styles['store-card']}>
    <View className={styles['store-card__head']}>
      <Skeleton width={160} height={160} radius={16} />
      <View className={styles['store-card__words--skeleton']}>
        <Skeleton width="60%" height={32} />
        <Skeleton width="90%" height={24} />
        <Skeleton width="70%" height={24} />
        <Skeleton width="50%" height={32} />
      </View>
    </View>
    <View className={styles['store-card__dishes']}>
      {[0, 1, 2].map((dish) => (
        <View key={dish} className={styles['store-card__dish--skeleton']}>
          <Skeleton width="100%" height={136} radius={16} />
          <Skeleton width="80%" height={24} />
          <Skeleton width="50%" height={32} />
        </View>
      ))}
    </View>
  </View>
)
