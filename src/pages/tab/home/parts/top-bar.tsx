import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { canStick, pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import type { HomeModel } from '../model'
import { PlaceRow } from './place-row'
import { SearchEntry } from './search-entry'
import styles from './header.module.scss'

/**
 * Whether place and search are fixed above the body: without sticky positioning, or where the mini-program's menu
 * button would overlap them.
 */
export const pinned = (): boolean => !canStick || windowInfo().capsule > 0

/** Status bar padding, and the page header where it is fixed. */
export const TopBar = observer(({ model }: { model: HomeModel }) => (
  <View className={styles.header} style={{ paddingTop: pixels(windowInfo().statusBar) }}>
    {pinned() && <PlaceRow model={model} />}
    {pinned() && <SearchEntry model={model} />}
  </View>
))
