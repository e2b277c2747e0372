import type { ReactNode } from 'react'
import { observer } from 'mobx-react'
import type { Resource } from '@/state'

interface Props<T> {
  resource: Resource<T>
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/** A part of home; renders nothing on failure, since the page shows one message for all parts. */
function PartOf<T>({ resource, skeleton, children }: Props<T>) {
  if (resource.status === 'failed') return null
  return resource.status === 'ready' ? children(resource.ready) : skeleton
}

export const Part = observer(PartOf)
