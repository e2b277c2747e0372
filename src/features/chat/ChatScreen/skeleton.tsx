import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Stands in for the messages. */
export const ChatSkeleton = () => (
  <View className={styles.chat}>
    <Skeleton width={400} height={84} radius={24} />
    <View className={styles.chat__waitMine}>
      <Skeleton width={480} height={128} radius={24} />
    </View>
    <Skeleton width={320} height={84} radius={24} />
    <Skeleton width={440} height={128} radius={24} />
  </View>
)
