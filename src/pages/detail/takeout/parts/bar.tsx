import type { OrderDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { observer } from 'mobx-react'
import { BottomBar } from '@/components/BottomBar'
import { OrderButtons } from '@/components/OrderButtons'
import { secondsUntil } from '@/platform/clock'
import type { OrderActions } from '@/stores/order-actions'

/** What may be done with the order now. */
export const OrderBar = observer(function OrderBar({ order, actions }: { order: OrderDetail; actions: OrderActions }) {
  const { payBefore } = order
  return (
    <BottomBar>
      <OrderButtons
        order={order}
        actions={actions}
        payNote={payBefore ? formatCountdown(secondsUntil(payBefore)) : undefined}
      />
    </BottomBar>
  )
})
