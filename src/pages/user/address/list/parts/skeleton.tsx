import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'

/** Placeholder for the address book. */
export const AddressesSkeleton = () => (
  <View className={styles.addresses}>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} width="100%" height={164} radius={24} />
    ))}
  </View>
)
