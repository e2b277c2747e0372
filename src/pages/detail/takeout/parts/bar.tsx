import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { reachRider } from '@/features/order/call-rider'
import { MoreButton } from '@/features/order/More'
import { OrderButtons } from '@/features/order/OrderButtons'
import { secondsUntil } from '@/platform/device/clock'
import { callPhone } from '@/platform/device/phone-call'
import { useApi } from '@/state'
import type { TakeoutModel } from '../model'
import { words } from '../text'

/** Action bar of the order. */
export const OrderBar = observer(function OrderBar({ order, model }: { order: TakeawayDetail; model: TakeoutModel }) {
  const { payBefore } = order
  return (
    <BottomBar left={<MoreButton onPress={model.openMore} />}>
      <OrderButtons
        order={order}
        actions={model.actions}
        payNote={payBefore ? formatCountdown(secondsUntil(payBefore)) : undefined}
      />
      <CallCourier order={order} />
    </BottomBar>
  )
})

/** Call button for the rider or the delivering store, shown during delivery. */
const CallCourier = observer(({ order: { id, step, rider, storeContact } }: { order: TakeawayDetail }) => {
  const api = useApi()
  const { callRider, callStore } = words()
  if (step === 'merchantDelivering')
    return <Button size={64} text={callStore} onPress={() => void callPhone(storeContact.phone)} />
  if (!rider || (step !== 'riderDelivering' && step !== 'riderDelay')) return null
  return <Button size={64} text={callRider} onPress={() => void reachRider(api, id, rider.phone)} />
})
