import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import page from './index.module.scss'
import styles from './shop-card.module.scss'

const Line = () => <Skeleton width="100%" height={104} radius={16} />

/** Placeholder for the screen. */
export const ConfirmSkeleton = () => (
  <View>
    <View className={page.confirm__address}>
      <Skeleton width="70%" height={120} />
    </View>
    {[0, 1].map((shop) => (
      <View key={shop} className={styles['shop-card']}>
        <Skeleton width="50%" height={48} />
        <Line />
        <Line />
        <Skeleton width="100%" height={56} />
      </View>
    ))}
  </View>
)
