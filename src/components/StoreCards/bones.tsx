import { View } from '@tarojs/components'
import { Skeleton } from '@/components/Skeleton'
import styles from './index.module.scss'

const Card = () => (
  <View className={styles['store-cards__bones']}>
    <View className={styles['store-cards__head']}>
      <Skeleton width={160} height={160} radius={16} />
      <View className={styles['store-cards__words']}>
        <Skeleton width="60%" height={32} />
        <Skeleton width="90%" height={24} />
        <Skeleton width="70%" height={24} />
        <Skeleton width="50%" height={32} />
      </View>
    </View>
    <View className={styles['store-cards__dishes']}>
      {[0, 1, 2].map((dish) => (
        <View key={dish} className={styles['store-cards__dish']}>
          <Skeleton width="100%" height={136} radius={16} />
          <Skeleton width="80%" height={24} />
          <Skeleton width="50%" height={32} />
        </View>
      ))}
    </View>
  </View>
)

/** The boxes of stores that are on their way. */
export const StoreCardBones = () => (
  <>
    {[0, 1, 2].map((card) => (
      <Card key={card} />
    ))}
  </>
)
