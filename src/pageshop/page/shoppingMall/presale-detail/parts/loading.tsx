import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'
import plan from './plan.module.scss'

/** Placeholder for a presale. */
export const Loading = () => (
  <View className={styles.presale}>
    <Skeleton width="100%" height={750} />
    <View className={plan.plan}>
      <Skeleton width={280} height={56} />
      <Skeleton width="90%" height={36} />
      <Skeleton width="60%" height={36} />
    </View>
  </View>
)
