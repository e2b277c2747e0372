import { createContext, useCallback, useContext, useState, useSyncExternalStore } from 'react'
import { useDidHide, useDidShow } from '@tarojs/taro'

/** Whether a page is the one in view; pages below it in the stack stay mounted. */
interface PageView {
  shown: boolean
  readonly listeners: Set<() => void>
}

const newPageView = (): PageView => ({ shown: true, listeners: new Set() })

/** The view of the enclosing page. */
export const PageViewContext = createContext(newPageView())

/** Follows the page from now on; called once a page, above whatever is remounted. */
export function usePageView(): PageView {
  const [view] = useState(newPageView)
  const show = (shown: boolean) => {
    view.shown = shown
    view.listeners.forEach((changed) => changed())
  }
  useDidShow(() => show(true))
  useDidHide(() => show(false))
  return view
}

/** Whether the enclosing page is in view. */
export function useInView(): boolean {
  const view = useContext(PageViewContext)
  const subscribe = useCallback(
    (changed: () => void) => {
      view.listeners.add(changed)
      return () => void view.listeners.delete(changed)
    },
    [view],
  )
  return useSyncExternalStore(subscribe, () => view.shown)
}
