import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the result. */
export const PaySuccessSkeleton = () => (
  <View className={styles['pay-success']}>
    <View className={styles['pay-success__head']}>
      <Skeleton width={112} height={112} radius={999} />
      <Skeleton width={160} height={44} />
      <Skeleton width={240} height={78} />
    </View>
    <Skeleton width="100%" height={216} radius={24} />
    <Skeleton width="100%" height={88} radius={999} />
  </View>
)
