import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Stands in for the doors and the rows. */
export const MessagesSkeleton = () => (
  <View>
    <View className={styles.messages__squares}>
      {[0, 1, 2, 3].map((square) => (
        <Skeleton key={square} width={104} height={144} radius={24} />
      ))}
    </View>
    <View className={styles.messages__wait}>
      <Skeleton width="100%" height={456} radius={24} />
    </View>
  </View>
)
