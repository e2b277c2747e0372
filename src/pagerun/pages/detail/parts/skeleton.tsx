import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import page from '../index.module.scss'
import styles from './skeleton.module.scss'

/** Placeholder for the errand. */
export const ErrandSkeleton = ({ raised }: { raised: boolean }) => (
  <View className={page[raised ? 'errand--raised' : 'errand']}>
    <View className={styles.skeleton}>
      <Skeleton width={280} height={44} />
      <Skeleton width={420} height={28} />
      <Skeleton width="100%" height={8} />
      <Skeleton width="100%" height={80} radius={16} />
    </View>
    <View className={styles.skeleton}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} width={row % 2 ? 320 : 400} height={28} />
      ))}
    </View>
    <View className={styles.skeleton}>
      {[0, 1].map((row) => (
        <Skeleton key={row} width="100%" height={72} radius={16} />
      ))}
    </View>
  </View>
)
