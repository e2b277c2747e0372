import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pixels } from '@/platform/pixels'
import { canStick } from '@/platform/sticky'
import { windowInfo } from '@/platform/window-info'
import type { HomeModel } from '../model'
import { PlaceRow } from './place-row'
import { SearchDoor } from './search-door'
import styles from './header.module.scss'

/** Whether place and search stay above the body: the program's own buttons would lie over a search that moves up. */
export const pinned = (): boolean => !canStick || windowInfo().capsule > 0

/** The room of the status bar, and the head of the page where it does not move with it. */
export const TopBar = observer(({ model }: { model: HomeModel }) => (
  <View className={styles.header} style={{ paddingTop: pixels(windowInfo().statusBar) }}>
    {pinned() && <PlaceRow model={model} />}
    {pinned() && <SearchDoor />}
  </View>
))
