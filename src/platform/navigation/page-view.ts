import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useDidHide, useDidShow } from '@tarojs/taro'

/** Life of a page: in view or below another one, until it is left for good. A class, so that MobX leaves it as it is. */
export class PageView {
  /** Whether it is the page in view; pages below it in the stack stay mounted. */
  shown = true
  /** Whether it was closed, so that nothing of it may be heard any more. */
  left = false
  readonly listeners = new Set<() => void>()
}

/** The view of the enclosing page. */
export const PageViewContext = createContext(new PageView())

/** The page shown last, unless it was left. */
let latest: PageView | undefined

const watchers = new Set<() => void>()

/** The page that the user looks at, or looked at before the app was hidden; undefined between two pages. */
export const pageInView = (): PageView | undefined => latest

/** Calls `listener` when another page comes in view and when one is left. */
export const onPageChange = (listener: () => void): void => void watchers.add(listener)

function change(page: PageView | undefined): void {
  latest = page
  watchers.forEach((changed) => changed())
}

/** Follows the page from now on; called once a page, above whatever is remounted. */
export function usePageView(): PageView {
  const [view] = useState(() => new PageView())
  const show = (shown: boolean) => {
    view.shown = shown
    if (shown) change(view)
    view.listeners.forEach((changed) => changed())
  }
  useDidShow(() => show(true))
  useDidHide(() => show(false))
  useEffect(() => {
    view.left = false
    return () => {
      view.left = true
      change(latest === view ? undefined : latest)
    }
  }, [view])
  return view
}

/** The enclosing page. */
export const usePage = (): PageView => useContext(PageViewContext)

/** Whether the enclosing page is in view. */
export function useInView(): boolean {
  const view = usePage()
  const subscribe = useCallback(
    (changed: () => void) => {
      view.listeners.add(changed)
      return () => void view.listeners.delete(changed)
    },
    [view],
  )
  return useSyncExternalStore(subscribe, () => view.shown)
}
