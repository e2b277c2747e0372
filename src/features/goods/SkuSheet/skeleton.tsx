import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

/** Placeholder for the popup's content. */
export const SkuSkeleton = () => (
  <View className={styles.sku__skeleton}>
    <View className={styles.sku__skeletonHead}>
      <Skeleton width={192} height={192} radius={16} />
      <View className={styles.sku__skeletonWords}>
        <Skeleton width="80%" height={32} />
        <Skeleton width="50%" height={24} />
      </View>
    </View>
    <Skeleton width="40%" height={28} />
    <Skeleton width="90%" height={72} radius={16} />
    <Skeleton width="40%" height={28} />
    <Skeleton width="70%" height={72} radius={16} />
  </View>
)
