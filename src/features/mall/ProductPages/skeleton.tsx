import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './index.module.scss'

const covers = [
  [343, 274],
  [456, 343],
]

/** Placeholder for products in two columns. */
export const ProductsSkeleton = () => (
  <View className={styles['product-pages__band']}>
    {covers.map((column, at) => (
      <View key={at} className={styles['product-pages__column']}>
        {column.map((height, index) => (
          <View key={index} className={styles['product-pages__box']}>
            <Skeleton width="100%" height={height} />
            <View className={styles['product-pages__words']}>
              <Skeleton width="90%" height={28} />
              <Skeleton width="60%" height={28} />
              <Skeleton width="50%" height={36} />
            </View>
          </View>
        ))}
      </View>
    ))}
  </View>
)
