import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Placeholder for order cards. */
export const OrdersSkeleton = () => (
  <View>
    {[0, 1, 2].map((card) => (
      <View key={card} className={styles.card}>
        <View className={styles.card__head}>
          <Skeleton width={360} height={36} />
        </View>
        <View className={styles.card__goods}>
          <Skeleton width={112} height={112} radius={16} />
        </View>
        <View className={styles.card__foot}>
          <Skeleton width={220} height={20} />
        </View>
      </View>
    ))}
  </View>
)
