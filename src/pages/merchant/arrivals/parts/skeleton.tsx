import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './card.module.scss'

/** Stands in for the stays of a day. */
export const ArrivalsSkeleton = () => (
  <>
    {[0, 1, 2].map((key) => (
      <View key={key} className={styles.card}>
        <Skeleton width={280} height={40} />
        <View className={styles.card__room}>
          <Skeleton width={88} height={72} />
          <Skeleton width={320} height={32} />
        </View>
        <Skeleton width="100%" height={72} />
      </View>
    ))}
  </>
)
