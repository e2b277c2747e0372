import { useEffect, type ReactNode } from 'react'
import { reaction } from 'mobx'
import { observer } from 'mobx-react'
import { StateView } from '@/components/frame/StateView'
import { dictionary } from '@/i18n'
import { connection } from '@/platform/device/connection'
import { back } from '@/platform/navigation/navigation'
import type { Resource } from '@/state/base/resource'
import { RowsSkeleton } from './skeleton'

const words = dictionary({
  en: { failed: 'Couldn’t load', offline: 'You’re offline', retry: 'Try again', goBack: 'Go back' },
  zh: { failed: '加载失败', offline: '网络已断开', retry: '重试', goBack: '返回' },
})

/** The part of `Resource` that AsyncView needs. */
export type Loadable<T> = Readonly<
  Pick<Resource<T>, 'status' | 'value' | 'message' | 'load'> & Partial<Pick<Resource<T>, 'gone'>>
>

interface Props<T> {
  resource: Loadable<T>
  /** Placeholder with the layout of the loaded view; generic rows by default. */
  skeleton?: ReactNode
  /** Shown for a value for which `when` is true. */
  empty?: { when: (value: T) => boolean; view: ReactNode }
  /** Compact error without picture, for use inside a list or card. */
  inline?: boolean
  children: (value: T) => ReactNode
}

/** Loads a resource and renders its state: skeleton, error with retry, empty, or value. */
function AsyncViewOf<T>({ resource, skeleton, empty, inline, children }: Props<T>) {
  useEffect(() => {
    if (resource.status === 'idle') void resource.load()
  }, [resource])
  if (resource.status === 'failed' && resource.gone && !inline) return <Gone message={resource.message} />
  if (resource.status === 'failed')
    return <LoadFailed message={resource.message} retry={resource.load} inline={inline} />
  if (resource.status !== 'ready') return skeleton ?? <RowsSkeleton />
  const value = resource.value as T
  return empty?.when(value) ? empty.view : children(value)
}

/** Renders the state of a `Resource`: skeleton, error with retry, `empty`, or the children. */
export const AsyncView = observer(AsyncViewOf)

/** The requested object does not exist any more; the action goes back. */
const Gone = observer(({ message }: { message: string }) => (
  <StateView
    kind="error"
    title={message}
    action={{ text: words().goBack, onPress: () => void back(), icon: 'chevron-left' }}
  />
))

interface FailedProps {
  message: string
  retry: () => Promise<void>
  inline?: boolean
}

/** Error message with a retry button; tries again by itself when the network is back. */
export const LoadFailed = observer(function LoadFailed({ message, retry, inline }: FailedProps) {
  const { failed, offline, retry: text } = words()
  useEffect(() => {
    // This says it already.
    connection.say('')
    return reaction(
      () => connection.online,
      (online) => online && void retry(),
    )
  }, [retry])
  return (
    <StateView
      kind={connection.online ? 'error' : 'offline'}
      title={connection.online ? failed : offline}
      text={message}
      inline={inline}
      action={{ text, onPress: () => void retry() }}
    />
  )
})
