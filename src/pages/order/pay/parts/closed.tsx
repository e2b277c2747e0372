import { observer } from 'mobx-react'
import { StateView } from '@/components/StateView'
import { View } from '@tarojs/components'
import { words } from '../text'
import styles from './methods.module.scss'

/** In place of the ways to pay, when it is too late. */
export const Closed = observer(({ onView }: { onView: () => void }) => {
  const { closed, closedText, view } = words()
  return (
    <View className={styles.methods}>
      <StateView kind="empty" inline title={closed} text={closedText} action={{ text: view, onPress: onView }} />
    </View>
  )
})
