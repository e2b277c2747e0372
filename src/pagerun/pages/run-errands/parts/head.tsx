import { Text, View } from '@tarojs/components'
import styles from '../index.module.scss'

/** Heading of a form section, with a hint at its right. */
export const Head = ({ title, hint }: { title: string; hint?: string }) => (
  <View className={styles.form__head}>
    <Text className={styles.form__label}>{title}</Text>
    {hint && <Text className={styles.form__hint}>{hint}</Text>}
  </View>
)
