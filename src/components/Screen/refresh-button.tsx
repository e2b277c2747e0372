import { View } from '@tarojs/components'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({ en: { refresh: 'Refresh' }, zh: { refresh: '刷新' } })

interface Props {
  busy: boolean
  /** Above a bar at the foot. */
  raised: boolean
  onPress: () => void
}

/** Reads the screen again where it cannot be pulled. */
export function RefreshButton({ busy, raised, onPress }: Props) {
  return (
    <View className={raised ? styles['screen__refresh--raised'] : styles.screen__refresh}>
      <Press label={words().refresh} onPress={onPress} disabled={busy} className={styles.screen__refreshDisc}>
        <Icon name="refresh-cw" size={36} colour={busy ? 'ink-3' : 'ink-2'} />
      </Press>
    </View>
  )
}
