import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { dictionary } from '@/i18n'
import { back } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import styles from './index.module.scss'

const words = dictionary({ en: { back: 'Back', help: 'Contact us' }, zh: { back: '返回', help: '联系客服' } })

/** Back, refresh and help over a map. Pass it to the Screen as `overlay`. */
export const MapButtons = observer(function MapButtons({ onHelp }: { onHelp?: () => void }) {
  const { statusBar, capsule } = windowInfo()
  const top = pixels(statusBar)
  return (
    <>
      <View className={styles.disc} style={{ top }}>
        <Press label={words().back} onPress={() => void back()} className={styles.disc__touch}>
          <View className={styles.disc__round}>
            <Icon name="chevron-left" size={40} />
          </View>
        </Press>
      </View>
      <View className={styles['disc--right']} style={{ top, marginRight: pixels(capsule) }}>
        <RefreshButton disc />
        {onHelp && (
          <Press label={words().help} onPress={onHelp} className={styles.disc__touch}>
            <View className={styles.disc__round}>
              <Icon name="headphones" size={36} />
            </View>
          </Press>
        )}
      </View>
    </>
  )
})
