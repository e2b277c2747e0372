import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { RoundButton } from '@/components/base/RoundButton'
import { dictionary } from '@/i18n'
import { back } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import styles from './index.module.scss'

interface Action {
  icon: IconName
  label: string
  /** Word beside the icon. */
  text?: string
  /** Filled icon, such as an active favourite. */
  on?: boolean
  onPress: () => void
}

interface Props {
  /** Opacity of the white bar: 0 over the picture, 1 below it. */
  white?: number
  actions?: readonly Action[]
  /** An action that is only visible over the picture. */
  onPicture?: Action
  /** Content in the middle of the white bar. */
  children?: ReactNode
}

const words = dictionary({ en: { back: 'Back' }, zh: { back: '返回' } })

const room = () => ({ paddingTop: pixels(windowInfo().statusBar) })
const beside = () => ({ marginRight: pixels(windowInfo().capsule) })

/** Round buttons over the header picture that turn into a white bar on scrolling. */
export const PictureBar = observer(function PictureBar({ white = 0, ...rest }: Props) {
  return (
    <>
      {white < 1 && <Floating {...rest} />}
      {white > 0 && <White white={white} {...rest} />}
    </>
  )
})

const Floating = observer(function Floating({ actions = [], onPicture }: Props) {
  const all = onPicture ? [onPicture, ...actions] : actions
  return (
    <View className={styles['picture-bar']} style={room()}>
      <View className={styles['picture-bar__row']}>
        <RoundButton icon="chevron-left" label={words().back} onPress={() => void back()} />
        <View className={styles['picture-bar__gap']} />
        <View className={styles['picture-bar__actions']} style={beside()}>
          {all.map((action) => (
            <Round key={action.icon} action={action} />
          ))}
        </View>
      </View>
    </View>
  )
})

const Round = ({ action: { text, ...action } }: { action: Action }) =>
  text ? (
    <Press label={action.label} onPress={action.onPress} reach={8} className={styles['picture-bar__pill']}>
      <Icon name={action.icon} size={28} />
      <Text className={styles['picture-bar__text']}>{text}</Text>
    </Press>
  ) : (
    <RoundButton {...action} />
  )

const White = observer(function White({ white = 1, actions = [], children }: Props) {
  return (
    <View
      className={styles[white < 1 ? 'picture-bar__white--over' : 'picture-bar__white']}
      style={{ ...room(), opacity: white }}
    >
      <View className={styles['picture-bar__row']}>
        <Press label={words().back} onPress={() => void back()} className={styles['picture-bar__touch']}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <View className={styles['picture-bar__middle']}>{children}</View>
        <View className={styles['picture-bar__actions']} style={beside()}>
          {actions.map(({ icon, label, on, onPress }) => (
            <Press key={icon} label={label} on={on} onPress={onPress} className={styles['picture-bar__touch']}>
              <Icon name={icon} size={44} colour={on ? 'brand' : 'ink'} filled={on} />
            </Press>
          ))}
        </View>
      </View>
    </View>
  )
})
