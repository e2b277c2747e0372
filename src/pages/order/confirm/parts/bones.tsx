import { View } from '@tarojs/components'
import { Skeleton } from '@/components/Skeleton'
import styles from './cards.module.scss'

const Line = () => (
  <View className={styles.card__bone}>
    <Skeleton width={104} height={104} radius={16} />
    <View className={styles.card__boneWords}>
      <Skeleton width="80%" height={28} />
      <Skeleton width="50%" height={24} />
    </View>
    <Skeleton width={96} height={32} />
  </View>
)

/** The boxes of the screen until its quote is there. */
export const Bones = () => (
  <>
    <View className={styles.card__switchBone}>
      <Skeleton width="100%" height={80} radius={16} />
    </View>
    <View className={styles.card}>
      <Skeleton width="60%" height={24} />
      <Skeleton width="80%" height={36} />
      <Skeleton width="40%" height={24} />
    </View>
    <View className={styles.card}>
      <Skeleton width="50%" height={48} />
      <Line />
      <Line />
      <Skeleton width="100%" height={112} />
    </View>
  </>
)
