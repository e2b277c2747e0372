import { useEffect, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { StateView } from '@/components/frame/StateView'
import { dictionary } from '@/i18n'
import { connection } from '@/platform/connection'
import { back } from '@/platform/navigation'
import type { Resource } from '@/state/base/resource'
import { RowsSkeleton } from './skeleton'

const words = dictionary({
  en: { failed: 'Could not load', offline: 'Connection lost', retry: 'Try again', goBack: 'Go back' },
  zh: { failed: '加载失败', offline: '网络已断开', retry: '重试', goBack: '返回' },
})

/** What AsyncView shows: a `Resource`, or anything of its form. */
export type Loadable<T> = Readonly<
  Pick<Resource<T>, 'status' | 'value' | 'message' | 'load'> & Partial<Pick<Resource<T>, 'gone'>>
>

interface Props<T> {
  resource: Loadable<T>
  /** Boxes of the ready screen at the same places; some lines unless given. */
  skeleton?: ReactNode
  /** Shown in place of a value that holds nothing. */
  empty?: { when: (value: T) => boolean; view: ReactNode }
  /** Inside a list or card: the error without picture. */
  inline?: boolean
  children: (value: T) => ReactNode
}

/** Loads a resource and shows how far it is: skeleton, error with retry, empty, or the view of its value. */
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

/** What a `Resource` holds: a skeleton while it loads, an error with a retry, `empty` or the children. */
export const AsyncView = observer(AsyncViewOf)

/** What was asked for is not there any more: the way on is back. */
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

/** An error with a way to try again. */
export const LoadFailed = observer(function LoadFailed({ message, retry, inline }: FailedProps) {
  const { failed, offline, retry: text } = words()
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
