import { useEffect, useState, type ReactNode } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { ScrollViewProps } from '@tarojs/components/types/ScrollView'
import { type NavAction, NavBar } from '@/components/frame/NavBar'
import { RefreshContext } from '@/components/frame/RefreshButton'
import { BackStop } from '@/platform/navigation/back-stop'
import { endFirstPaint } from '@/platform/navigation/first-paint'
import { canPull } from '@/platform/view/capabilities'
import { Layer } from './layer'
import { Modal } from './modal'
import { OfflineNotice } from './offline-notice'
import { TabBar } from './tab-bar'
import type { TabName } from './tab-bars'
import { Toast } from './toast'
import { ScreenContext, newBody } from './context'
import styles from './index.module.scss'

interface Props {
  /** Title of the navigation bar; without it there is no bar unless `nav` is given. */
  title?: string
  /** Replaces the navigation bar and handles the status bar itself. */
  nav?: ReactNode
  /** `nav` overlays the body; the connection notice is then shown at the bottom. */
  floating?: boolean
  /** Action at the right of the title. */
  action?: NavAction
  /** Background of the navigation bar, and of the body when `white`. */
  surface?: 'page' | 'white'
  /** Above the body, which covers its foot: a map, which must not be inside a scrolling view. */
  lead?: ReactNode
  /** Fixed below the body. */
  footer?: ReactNode
  /** On tab screens: shows the tab bar that contains this tab, and no back button. */
  tab?: TabName
  /** Reloads the screen, by pull-to-refresh or by a button where that is not available. */
  onRefresh?: () => Promise<unknown>
  onScroll?: ScrollViewProps['onScroll']
  /** Scroll position of the body: an offset, or the id of an element. */
  scrollTop?: number
  scrollIntoView?: string
  /** The body does not scroll by itself, such as one with a map. */
  still?: boolean
  /** Rendered over the whole screen, such as a Sheet. */
  overlay?: ReactNode
  children: ReactNode
}

/** Layout of every screen: bars, a scrolling body, overlays. */
export function Screen({
  title,
  nav,
  floating,
  action,
  surface = 'page',
  lead,
  footer,
  tab,
  onRefresh,
  onScroll,
  still,
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
          {!floating && (
            <Layer>
              <OfflineNotice />
            </Layer>
          )}
          {lead}
          {still ? (
            <View className={styles.screen__body} role="main">
              {children}
            </View>
          ) : (
            <ScrollView
              className={styles[lead ? 'screen__body--raised' : 'screen__body']}
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
          )}
          {floating && (
            <Layer>
              <OfflineNotice />
            </Layer>
          )}
          {footer}
          {tab && <TabBar active={tab} />}
          <Layer>{overlay}</Layer>
          <Layer>
            <Modal />
            <BackStop />
            <Toast />
          </Layer>
        </View>
      </RefreshContext.Provider>
    </ScreenContext.Provider>
  )
}
