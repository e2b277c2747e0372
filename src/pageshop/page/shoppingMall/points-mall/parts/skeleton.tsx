import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import page from '../index.module.scss'
import styles from './goods-card.module.scss'

const Card = () => (
  <View className={styles['goods-card']}>
    <Skeleton width="100%" height={343} />
    <View className={styles['goods-card__words']}>
      <Skeleton width="90%" height={28} />
      <Skeleton width="50%" height={36} />
      <Skeleton width="70%" height={64} />
    </View>
  </View>
)

/** Placeholder of two rows of goods. */
export const GoodsSkeleton = () => (
  <View>
    {[0, 1].map((row) => (
      <View key={row} className={page['points-mall__row']}>
        <Card />
        <Card />
      </View>
    ))}
  </View>
)
