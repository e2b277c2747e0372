import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { useLoaded } from '@/platform/navigation/loaded'

const load = () => import('.')

const hasRequests = ({ step, shortage, refunds, closedUntil }: TakeawayDetail): boolean =>
  step === 'riderDelay' || shortage !== null || closedUntil !== null || refunds.length > 0

/** Questions of store and rider and the refunds of an order, which the web loads once there is one. */
export const LazyOpenRequests = observer(function LazyOpenRequests({ order }: { order: TakeawayDetail }) {
  const loaded = useLoaded(load, hasRequests(order))
  return loaded ? <loaded.OpenRequests order={order} /> : null
})
