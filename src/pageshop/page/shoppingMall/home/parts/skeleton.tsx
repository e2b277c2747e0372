import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './categories.module.scss'

/** Placeholder for the categories. */
export const HomeSkeleton = () => (
  <View className={styles.categories}>
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((tile) => (
      <View key={tile} className={styles.categories__tile}>
        <Skeleton width={96} height={96} radius={24} />
        <View className={styles.categories__name}>
          <Skeleton width={80} height={24} />
        </View>
      </View>
    ))}
  </View>
)
