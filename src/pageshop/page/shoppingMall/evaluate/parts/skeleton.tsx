import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the form. */
export const EvaluateSkeleton = () => (
  <View className={styles.evaluate}>
    {[80, 640, 240, 128].map((height) => (
      <Skeleton key={height} width="100%" height={height} radius={24} />
    ))}
  </View>
)
