import { observer } from 'mobx-react'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { MoreButton } from '@/features/order/More'
import { OrderButtons } from '@/features/order/OrderButtons'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import type { ErrandModel } from '../model'
import { words } from '../text'

/** The actions of the errand, the most important one last. */
export const ErrandBar = observer(function ErrandBar({ model, errand }: { model: ErrandModel; errand: ErrandDetail }) {
  const t = words()
  const { payBefore, canAddTip, rider, id: orderId } = errand
  return (
    <BottomBar left={<MoreButton onPress={model.openMore} />}>
      <OrderButtons
        order={errand}
        actions={model.actions}
        payNote={payBefore ? formatCountdown(Math.max(0, secondsUntil(payBefore))) : undefined}
      />
      {canAddTip && <Button size={64} text={t.addTip} onPress={model.tip.open} />}
      {rider && (
        <Button
          kind="outline"
          size={64}
          text={t.chatRider}
          onPress={() => navigate('chat', { with: 'rider', orderId })}
        />
      )}
    </BottomBar>
  )
})
