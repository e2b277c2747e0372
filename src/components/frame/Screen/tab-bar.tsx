import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { localized } from '@/i18n'
import { open } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { tabBadges } from '@/platform/navigation/tab-badges'
import { deployment } from '@/platform/session/deployment'
import { windowInfo } from '@/platform/device/window-info'
import type { RouteName } from '@/routes'
import { barOf, type Tab, type TabName } from './tab-bars'
import styles from './tab-bar.module.scss'

interface Props {
  tabs: readonly Tab[]
  active: RouteName
  onOpen: (name: RouteName) => void
}

/** A row of tabs at the bottom of a screen; each bar of tabs names its own (product text §2). */
export const TabRow = observer(function TabRow({ tabs, active, onOpen }: Props) {
  const { bottomInset } = windowInfo()
  return (
    <View
      className={styles.tabBar}
      style={bottomInset ? { paddingBottom: pixels(bottomInset) } : undefined}
      role="tablist"
    >
      {tabs.map(({ name, icon, label, raised }) => {
        const on = name === active
        return (
          <Press key={name} role="tab" on={on} onPress={() => void (on || onOpen(name))} className={styles.tabBar__tab}>
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

/** The customer's tab bar, rendered by each tab screen on all platforms (product text §2). */
export const TabBar = observer(function TabBar({ active }: { active: TabName }) {
  return <TabRow tabs={barOf(active, deployment.value?.customerTabs)} active={active} onOpen={open} />
})
