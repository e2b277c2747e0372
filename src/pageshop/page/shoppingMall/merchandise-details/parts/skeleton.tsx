import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import facts from './facts.module.scss'
import head from './head.module.scss'
import styles from '../index.module.scss'

/** Placeholder for a product. */
export const ProductSkeleton = () => (
  <View className={styles.product}>
    <Skeleton width="100%" height={750} />
    <View className={head.head}>
      <Skeleton width={280} height={56} />
      <Skeleton width="90%" height={36} />
      <Skeleton width="60%" height={36} />
    </View>
    <View className={facts.facts__card}>
      <Skeleton width="80%" height={28} />
      <View className={facts.facts__row}>
        <Skeleton width="60%" height={28} />
      </View>
    </View>
  </View>
)
