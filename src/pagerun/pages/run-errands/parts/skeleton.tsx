import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'
import estimate from './estimate.module.scss'

/** Placeholder for the options and the price. */
export const FormSkeleton = () => (
  <View className={styles.form__card}>
    {[200, 240, 160, 120].map((width) => (
      <View key={width} className={styles.form__part}>
        <View className={estimate.estimate__row}>
          <Skeleton width={width} height={28} />
          <Skeleton width={160} height={28} />
        </View>
      </View>
    ))}
  </View>
)
