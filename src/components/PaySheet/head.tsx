import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { words } from './text'
import styles from './head.module.scss'

/** The title with the way out at its left. */
export const Head = observer(({ onClose }: { onClose: () => void }) => (
  <View className={styles.head}>
    <Press label={words().close} onPress={onClose} className={styles.head__close}>
      <Icon name="x" size={40} colour="ink-2" />
    </Press>
    <Text className={styles.head__title} {...{ role: 'heading', 'aria-level': 1 }}>
      {words().choose}
    </Text>
  </View>
))
