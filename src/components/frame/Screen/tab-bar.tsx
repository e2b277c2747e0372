import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { localized } from '@/i18n'
import { open } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { tabBadges } from '@/platform/tab-badges'
import { windowInfo } from '@/platform/window-info'
import { barOf, type TabName } from './tab-bars'
import styles from './tab-bar.module.scss'

/** The tab bar, rendered by each tab screen on all platforms (product text §2). */
export const TabBar = observer(function TabBar({ active }: { active: TabName }) {
  const { bottomInset } = windowInfo()
  return (
    <View
      className={styles.tabBar}
      style={bottomInset ? { paddingBottom: pixels(bottomInset) } : undefined}
      role="tablist"
    >
      {barOf(active).map(({ name, icon, label, raised }) => {
        const on = name === active
        return (
          <Press key={name} role="tab" on={on} onPress={() => void (on || open(name))} className={styles.tabBar__tab}>
            {raised ? (
              <View className={styles.tabBar__disc}>
                <Icon name={icon} size={44} colour="white" />
              </View>
            ) : (
              <Icon name={icon} size={44} colour={on ? 'brand' : 'ink-3'} weight={on ? 2.4 : 1.9} />
            )}
            <Text className={styles[`tabBar__label--${on ? 'on' : raised ? 'centre' : 'off'}`]}>
              {localized(label)}
            </Text>
            <View className={raised ? styles['tabBar__badge--centre'] : styles.tabBar__badge}>
              <Badge count={tabBadges.get(name) ?? 0} ring />
            </View>
          </Press>
        )
      })}
    </View>
  )
})
