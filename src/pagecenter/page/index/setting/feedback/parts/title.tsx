import { Text, View } from '@tarojs/components'
import styles from '../index.module.scss'

/** The title of what has to be filled in. */
export const Title = ({ text }: { text: string }) => (
  <View className={styles.feedback__required}>
    <Text className={styles.feedback__title}>{text}</Text>
    <Text className={styles.feedback__star} aria-hidden>
      *
    </Text>
  </View>
)
