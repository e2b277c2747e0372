import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { navigate } from '@/platform/navigation/gate'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import { words } from '../text'
import styles from './top-bar.module.scss'

/** Without a title, since the customer's name follows directly below. */
export const TopBar = observer(({ count }: { count: number }) => {
  const { statusBar, capsule } = windowInfo()
  return (
    <View className={styles.topBar} style={{ paddingTop: pixels(statusBar), paddingRight: pixels(capsule) }}>
      <RefreshButton />
      <Press label={words().messages(count)} onPress={() => navigate('messages')} className={styles.topBar__icon}>
        <Icon name="bell" size={44} />
        <View className={styles.topBar__badge}>
          <Badge count={count} ring />
        </View>
      </Press>
      <Press label={words().myCode} onPress={() => navigate('myCode')} className={styles.topBar__icon}>
        <Icon name="qr-code" size={44} />
      </Press>
      <Press label={words().settings} onPress={() => navigate('settings')} className={styles.topBar__icon}>
        <Icon name="settings" size={44} />
      </Press>
    </View>
  )
})
