import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'

/** What the platform says in the middle of a conversation. */
export const NoticePill = ({ text }: { text: string }) => (
  <View className={styles.bubble__notice}>
    <Text className={styles.bubble__noticeText}>{text}</Text>
  </View>
)
