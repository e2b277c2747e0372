import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { OrderActions } from '../order-actions'

const load = () => import('.')

/** The sheets of the order actions, which the web loads when one opens. Pass it to the Screen as `overlay`. */
export const LazyOrderSheets = observer(function LazyOrderSheets({ actions }: { actions: OrderActions }) {
  const { cancellation, changes } = actions
  const isOpen = cancellation?.open || changes?.open || false
  const loaded = useLoaded(load, isOpen, actions.closeAll)
  return loaded ? <loaded.OrderSheets actions={actions} /> : null
})
