import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import styles from './index.module.scss'
import { words } from './text'

/** Below the last item; high enough for a raised tab that hangs over it. */
export const EndOfList = observer(() => (
  <View className={styles['end-of-list']}>
    <Text className={styles['end-of-list__text']}>{words().end}</Text>
  </View>
))
