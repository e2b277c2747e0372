import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { RefreshButton } from '@/components/frame/RefreshButton'
import { dictionary } from '@/i18n'
import { back as goBack } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import styles from './index.module.scss'

const words = dictionary({ en: { back: 'Back' }, zh: { back: '返回' } })

/** Action at the right of the title, shown as its icon if there is one. */
export interface NavAction {
  readonly text: string
  readonly icon?: IconName
  readonly onPress: () => void
}

interface Props {
  title: string
  back?: boolean
  /** Overrides going back, for instance to ask for confirmation. */
  onBack?: () => void
  action?: NavAction
  /** Ground of the bar; on a coloured one its words are white. */
  ground?: 'plain' | 'brand' | 'gray'
}

/** Navigation bar: status bar space, back button, title and one action. */
export function NavBar({ title, back = true, onBack = () => void goBack(), action, ground = 'plain' }: Props) {
  const ink = ground === 'plain' ? 'ink' : 'white'
  const { statusBar, capsule } = windowInfo()
  return (
    <View className={styles[`navBar--${ground}`]} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles.navBar__row}>
        <View className={styles.navBar__side}>
          {back && (
            <Press label={words().back} onPress={onBack} className={styles.navBar__back}>
              <Icon name="chevron-left" size={48} colour={ink} />
            </Press>
          )}
        </View>
        {title !== '' && (
          <Text
            className={styles[ground === 'plain' ? 'navBar__title' : 'navBar__title--white']}
            role="heading"
            aria-level={1}
          >
            {title}
          </Text>
        )}
        <View className={styles['navBar__side--right']} style={{ marginRight: pixels(capsule) }}>
          <RefreshButton colour={ink} />
          {action && (
            <Press label={action.text} onPress={action.onPress} className={styles.navBar__action}>
              {action.icon ? (
                <Icon name={action.icon} size={44} colour={ink} />
              ) : (
                <Text className={styles.navBar__actionText}>{action.text}</Text>
              )}
            </Press>
          )}
        </View>
      </View>
    </View>
  )
}
