import { observer } from 'mobx-react'
import type { ComponentProps } from 'react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { RefundTimeline } from '.'

type Props = Omit<ComponentProps<typeof RefundTimeline>, 'refund'>

const load = () => import('.')

/** The refunds of an order, whose timeline the web loads once there is one. */
export const LazyRefundTimeline = observer(function LazyRefundTimeline(props: Props) {
  const loaded = useLoaded(load, props.refunded > 0)
  return loaded ? <loaded.RefundTimeline {...props} /> : null
})
