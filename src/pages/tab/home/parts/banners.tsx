import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './banners.module.scss'

// White background, since the red page would show through the pulsing skeleton.
export const BannerSkeleton = () => (
  <View className={styles.banners__skeleton}>
    <Skeleton width="100%" height={248} radius={24} />
  </View>
)
