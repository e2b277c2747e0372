import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { MoreButton } from '@/features/order/More'
import { OrderButtons } from '@/features/order/OrderButtons'
import { secondsUntil } from '@/platform/device/clock'
import type { MallOrderModel } from '../model'
import { words } from '../text'

/** The actions on the order. */
export const OrderBar = observer(function OrderBar({ order, model }: { order: MallDetail; model: MallOrderModel }) {
  const { payBefore } = order
  return (
    <BottomBar left={<MoreButton onPress={model.openMore} />}>
      {order.parcelsShipped > 0 && (
        <Button kind="outline" size={64} text={words().track} onPress={() => model.track(order.parcelList)} />
      )}
      <OrderButtons
        order={order}
        actions={model.actions}
        done={order.remindAgainAt ? { action: 'remind', text: words().reminded } : undefined}
        payNote={payBefore ? formatCountdown(secondsUntil(payBefore)) : undefined}
      />
    </BottomBar>
  )
})
