import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Placeholder for goods cards. */
export const GoodsSkeleton = () => (
  <>
    {[0, 1, 2, 3, 4].map((card) => (
      <View key={card} className={styles['goods-card']}>
        <Skeleton width={160} height={160} radius={16} />
        <View className={styles['goods-card__words--skeleton']}>
          <Skeleton width="60%" height={32} />
          <Skeleton width="80%" height={24} />
          <Skeleton width="50%" height={24} />
          <Skeleton width="40%" height={36} />
        </View>
      </View>
    ))}
  </>
)
