import { Text, View } from '@tarojs/components'
import styles from '../index.module.scss'

/** Title of a required field. */
export const Title = ({ text }: { text: string }) => (
  <View className={styles.feedback__required}>
    <Text className={styles.feedback__title}>{text}</Text>
    <Text className={styles.feedback__star} aria-hidden>
      *
    </Text>
  </View>
)
