import { observer } from 'mobx-react'
import type { UtcOffset } from '@contract/utc-offset'
import { useLoaded } from '@/platform/navigation/loaded'

interface Props {
  orderId: string
  utcOffset: UtcOffset
  refunded: number
}

const load = () => import('.')

/** The refunds of an order, whose timeline the web loads once there is one. */
export const LazyRefundTimeline = observer(function LazyRefundTimeline(props: Props) {
  const loaded = useLoaded(load, props.refunded > 0)
  return loaded ? <loaded.RefundTimeline {...props} /> : null
})
