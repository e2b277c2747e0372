import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Rows of places that are on their way. */
export const PlacesSkeleton = () => (
  <View className={styles.choose__list}>
    {[0, 1, 2, 3, 4].map((row) => (
      <View key={row} className={styles[row === 0 ? 'choose__row' : 'choose__row--next']}>
        <Skeleton width={40} height={40} radius={999} />
        <View className={styles.choose__words}>
          <Skeleton width="56%" height={32} />
          <View className={styles.choose__gap} />
          <Skeleton width="72%" height={24} />
        </View>
      </View>
    ))}
  </View>
)
