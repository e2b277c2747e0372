import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from './form.module.scss'

/** The cards of the form while the address is on its way. */
export const AddressFormSkeleton = () => (
  <View className={styles.form__skeleton}>
    {[312, 480, 264].map((height) => (
      <Skeleton key={height} width="100%" height={height} radius={24} />
    ))}
  </View>
)
