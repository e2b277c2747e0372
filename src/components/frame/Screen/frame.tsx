import { useEffect, useState, type ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { ScrollViewProps } from '@tarojs/components/types/ScrollView'
import { NavBar } from '@/components/frame/NavBar'
import { RefreshContext } from '@/components/frame/RefreshButton'
import { endFirstPaint } from '@/platform/first-paint'
import { canPull } from '@/platform/pull'
import { Modal } from './modal'
import { OfflineNotice } from './offline-notice'
import { TabBar } from './tab-bar'
import type { TabName } from './tab-bars'
import { Toast } from './toast'
import { ScreenContext, newBody } from './context'
import styles from './index.module.scss'

interface Props {
  /** The words in the navigation bar. A screen without them has no bar unless it brings its own by `nav`. */
  title?: string
  /** In place of the navigation bar; it cares for the status bar itself. */
  nav?: ReactNode
  /** The `nav` lies over the body, so that a notice of the connection finds its place at the foot instead. */
  floating?: boolean
  /** At the right of the title. */
  action?: { text: string; onPress: () => void }
  /** What the navigation bar lies on; the body is always on the page colour unless `white`. */
  surface?: 'page' | 'white'
  /** Fixed under the body. */
  footer?: ReactNode
  /** Set on tab screens: the bar that holds this tab lies under the body, and there is no way back. */
  tab?: TabName
  /** Reads everything again: by pulling, or by a button: the navigation bar has it, a `nav` brings it. */
  onRefresh?: () => Promise<unknown>
  onScroll?: ScrollViewProps['onScroll']
  /** Moves the body: to a place, or to the element with an id. */
  scrollTop?: number
  scrollIntoView?: string
  /** Lies over everything, such as a Sheet. */
  overlay?: ReactNode
  children: ReactNode
}

/** The frame of every screen: bars, a body that scrolls by itself, and what lies over it. */
export function Screen({
  title,
  nav,
  floating,
  action,
  surface = 'page',
  footer,
  tab,
  onRefresh,
  onScroll,
  overlay,
  children,
  ...scroll
}: Props) {
  const [body] = useState(newBody)
  const [refreshing, setRefreshing] = useState(false)
  useEffect(endFirstPaint, [])
  const refresh = async () => {
    setRefreshing(true)
    await onRefresh?.().finally(() => setRefreshing(false))
  }
  const scrolled: Props['onScroll'] = (event) => {
    onScroll?.(event)
    body.scrolled.forEach((moved) => moved(event.detail.scrollTop))
  }
  const pull =
    onRefresh && canPull ? { refresherEnabled: true, refresherTriggered: refreshing, onRefresherRefresh: refresh } : {}
  const press = onRefresh && !canPull ? { busy: refreshing, refresh: () => void refresh() } : undefined
  return (
    <ScreenContext.Provider value={body}>
      <RefreshContext.Provider value={press}>
        <View className={styles[`screen--${surface}`]}>
          {nav ?? (title !== undefined && <NavBar title={title} action={action} back={!tab} />)}
          {!floating && <OfflineNotice />}
          <ScrollView
            className={styles.screen__body}
            scrollY
            enhanced
            showScrollbar={false}
            lowerThreshold={200}
            onScrollToLower={() => body.end.forEach((reached) => reached())}
            onScroll={scrolled}
            {...scroll}
            {...pull}
            role="main"
            tabIndex={0}
          >
            {children}
          </ScrollView>
          {floating && <OfflineNotice />}
          {footer}
          {tab && <TabBar active={tab} />}
          {overlay}
          <Modal />
          <Toast />
        </View>
      </RefreshContext.Provider>
    </ScreenContext.Provider>
  )
}
