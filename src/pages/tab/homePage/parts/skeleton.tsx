import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './skeleton.module.scss'

/** Placeholder for baskets and past orders. */
export const GoOrderSkeleton = () => (
  <>
    <View className={styles.skeleton}>
      <Skeleton width="60%" height={48} />
      <Lines count={2} size={104} />
      <Skeleton width="100%" height={72} radius={16} />
    </View>
    <Skeleton width="40%" height={48} />
    <View className={styles.skeleton}>
      <Lines count={3} size={112} />
    </View>
  </>
)

const Lines = ({ count, size }: { count: number; size: number }) => (
  <>
    {Array.from({ length: count }, (_, line) => (
      <View key={line} className={styles.skeleton__line}>
        <Skeleton width={size} height={size} radius={16} />
        <View className={styles.skeleton__words}>
          <Skeleton width="80%" height={28} />
          <Skeleton width="50%" height={24} />
        </View>
      </View>
    ))}
  </>
)
