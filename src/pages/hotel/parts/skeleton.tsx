import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'
import ask from './ask-card.module.scss'

/** Placeholder for the front of hotels. */
export const HomeSkeleton = () => (
  <View className={styles.hotels}>
    <Skeleton width="100%" height={512} radius={0} />
    <View className={ask.ask}>
      {[96, 96, 112, 96, 96].map((height, index) => (
        <View key={index} className={ask.ask__row}>
          <Skeleton width="70%" height={height / 2} />
        </View>
      ))}
      <Skeleton width="100%" height={96} radius={999} />
    </View>
  </View>
)
