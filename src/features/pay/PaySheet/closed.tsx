import { View } from '@tarojs/components'
import { StateView } from '@/components/frame/StateView'
import styles from './methods.module.scss'
import { words } from './text'

/** Shown when the order cannot be paid any more: expired, cancelled or refunded. */
export const Closed = ({ action, onView }: { action: string; onView: () => void }) => {
  const { closed, closedText } = words()
  return (
    <View className={styles.methods}>
      <StateView kind="empty" inline title={closed} text={closedText} action={{ text: action, onPress: onView }} />
    </View>
  )
}
