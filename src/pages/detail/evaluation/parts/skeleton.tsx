import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the form. */
export function EvaluationSkeleton() {
  return (
    <View className={styles.evaluation}>
      {[252, 300, 128, 480].map((height) => (
        <View key={height} className={styles.evaluation__skeleton}>
          <Skeleton width="100%" height={height} radius={24} />
        </View>
      ))}
    </View>
  )
}
