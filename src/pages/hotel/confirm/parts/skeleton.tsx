import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the check-out. */
export const ConfirmSkeleton = () => (
  <View className={styles.confirm}>
    {[280, 480, 200].map((height) => (
      <View key={height} className={styles.confirm__card}>
        <Skeleton width="50%" height={44} />
        <Skeleton width="100%" height={height} />
      </View>
    ))}
  </View>
)
