import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './form.module.scss'

/** Placeholder for the form. */
export const ProfileSkeleton = () => (
  <View className={styles.form}>
    <View className={styles.form__avatar}>
      <Skeleton width={160} height={160} radius={999} />
    </View>
    {[0, 1, 2, 3].map((row) => (
      <View key={row} className={styles.form__row}>
        <Skeleton width={160} height={32} />
        <Skeleton width="100%" height={104} radius={16} />
      </View>
    ))}
  </View>
)
