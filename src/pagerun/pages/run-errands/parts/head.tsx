import { Text, View } from '@tarojs/components'
import styles from '../index.module.scss'

/** A heading of the form with what stands at its right. */
export const Head = ({ title, hint }: { title: string; hint?: string }) => (
  <View className={styles.form__head}>
    <Text className={styles.form__label}>{title}</Text>
    {hint && <Text className={styles.form__hint}>{hint}</Text>}
  </View>
)
