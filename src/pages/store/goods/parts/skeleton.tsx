import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './skeleton.module.scss'

/** Placeholder for the item. */
export const GoodsSkeleton = () => (
  <View className={styles.skeleton}>
    <Skeleton width="100%" height={750} radius={0} />
    <View className={styles.skeleton__words}>
      <Skeleton width={208} height={56} />
      <Skeleton width="80%" height={36} />
      <Skeleton width="40%" height={24} />
    </View>
    <View className={styles.skeleton__card}>
      <Skeleton width="30%" height={32} />
      <Skeleton width="100%" height={28} />
      <Skeleton width="90%" height={28} />
    </View>
  </View>
)
