import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Placeholder for reviews. */
export function ReviewSkeleton() {
  return (
    <>
      {[0, 1, 2, 3].map((place) => (
        <View key={place} className={styles.reviews__skeleton}>
          <Skeleton width={72} height={72} radius={999} />
          <View className={styles.reviews__skeletonWords}>
            <Skeleton width={200} height={32} />
            <View className={styles.reviews__skeletonLine}>
              <Skeleton width={480} height={32} />
            </View>
            <View className={styles.reviews__skeletonLine}>
              <Skeleton width={360} height={32} />
            </View>
          </View>
        </View>
      ))}
    </>
  )
}
