import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './form.module.scss'

/** Placeholder for the form. */
export const AddressFormSkeleton = () => (
  <View className={styles.form__skeleton}>
    {[312, 480, 264].map((height) => (
      <Skeleton key={height} width="100%" height={height} radius={24} />
    ))}
  </View>
)
