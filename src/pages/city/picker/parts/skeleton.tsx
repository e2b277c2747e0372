import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the screen. */
export const CitySkeleton = () => (
  <View className={styles.picker__part}>
    {[104, 136, 272].map((height) => (
      <View key={height} className={styles.picker__part}>
        <View className={styles.picker__heading}>
          <Skeleton width={160} height={40} />
        </View>
        <Skeleton width="100%" height={height} radius={24} />
      </View>
    ))}
  </View>
)
