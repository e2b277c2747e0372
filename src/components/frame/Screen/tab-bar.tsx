import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Badge } from '@/components/base/Badge'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { open } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { tabBadges } from '@/platform/tab-badges'
import { windowInfo } from '@/platform/window-info'
import styles from './tab-bar.module.scss'

const words = dictionary({
  en: { home: 'Home', member: 'Member', goOrder: 'Go order', orders: 'Orders', my: 'Me' },
  zh: { home: '首页', member: '会员', goOrder: '去点单', orders: '订单', my: '我的' },
})

const tabs = [
  ['home', 'house'],
  ['member', 'crown'],
  ['goOrder', 'shopping-bag'],
  ['orders', 'receipt-text'],
  ['my', 'user-round'],
] as const satisfies [string, IconName][]

export type TabName = (typeof tabs)[number][0]

/** The five tabs (product text §2), drawn by each tab screen on every platform alike. */
export const TabBar = observer(function TabBar({ active }: { active: TabName }) {
  const { bottomInset } = windowInfo()
  return (
    <View
      className={styles.tabBar}
      style={bottomInset ? { paddingBottom: pixels(bottomInset) } : undefined}
      {...{ role: 'tablist' }}
    >
      {tabs.map(([name, icon]) => {
        const on = name === active
        const centre = name === 'goOrder'
        return (
          <Press key={name} role="tab" on={on} onPress={() => void (on || open(name))} className={styles.tabBar__tab}>
            {centre ? (
              <View className={styles.tabBar__disc}>
                <Icon name={icon} size={44} colour="white" />
              </View>
            ) : (
              <Icon name={icon} size={44} colour={on ? 'brand' : 'ink-3'} weight={on ? 2.4 : 1.9} />
            )}
            <Text className={styles[`tabBar__label--${on ? 'on' : centre ? 'centre' : 'off'}`]}>{words()[name]}</Text>
            <View className={centre ? styles['tabBar__badge--centre'] : styles.tabBar__badge}>
              <Badge count={tabBadges.get(name) ?? 0} ring />
            </View>
          </Press>
        )
      })}
    </View>
  )
})
