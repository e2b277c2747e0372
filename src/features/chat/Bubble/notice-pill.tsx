import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'

/** Notice of the platform between the messages. */
export const NoticePill = ({ text }: { text: string }) => (
  <View className={styles.bubble__notice}>
    <Text className={styles.bubble__noticeText}>{text}</Text>
  </View>
)
