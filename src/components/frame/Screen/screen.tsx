import { useEffect, useState, type ReactNode } from 'react'
import { useRouter } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { settings } from '@contract/settings'
import { deployment } from '@/platform/session/deployment'
import { askLogin } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import { useReturned } from '@/platform/navigation/lifecycle'
import { arrived } from '@/platform/navigation/navigation'
import { PageViewContext, usePageView } from '@/platform/navigation/page-view'
import { isRestored, restored } from '@/platform/storage/persisted'
import { decodeParams } from '@/platform/navigation/route-params'
import { knownRoute } from '@/platform/navigation/route-table'
import { renewal } from '@/platform/navigation/renewal'
import { token } from '@/platform/session/token'
import type { ParamsOf, RouteName } from '@/routes'
import { ErrorBoundary } from './error-boundary'
import { LoginRequired } from './login-required'

/** Whether persisted session and language have been read. */
function useRestored(): boolean {
  const [ready, setReady] = useState(isRestored)
  useEffect(() => {
    if (!ready) void restored().then(() => setReady(true))
  }, [ready])
  return ready
}

/**
 * Wraps a view as the default export of a page: observer, decoded parameters, login gate and error boundary. It
 * remounts when the user or the language changes, since its data depend on both, and when all screens are reset.
 */
export function screen<N extends RouteName>(name: N, view: (params: ParamsOf<N>) => ReactNode) {
  // Passed as one prop, since React reserves the prop name `key`, which may also be a route parameter.
  const View = observer(function View({ params }: { params: ParamsOf<N> }) {
    return <>{view(params)}</>
  })
  const Page = observer(function Page() {
    const { params: raw } = useRouter()
    // Kept, so that the view is rendered again only by the observables that it reads.
    const [params] = useState(() => decodeParams(raw) as unknown as ParamsOf<N>)
    const wanted = knownRoute(name).login && !token.value
    const ready = useRestored()
    const page = usePageView()
    useReturned(arrived)
    useEffect(() => {
      // A page below the one in view says so when somebody returns to it.
      if (ready && wanted && page.shown) askLogin()
    }, [ready, wanted, page])
    if (!ready) return null
    const { currencySymbol } = deployment.value ?? settings()
    const view = <View key={`${language.value} ${token.value} ${currencySymbol} ${renewal.count}`} params={params} />
    return <PageViewContext.Provider value={page}>{wanted ? <LoginRequired /> : view}</PageViewContext.Provider>
  })
  return function Screen() {
    return (
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    )
  }
}
