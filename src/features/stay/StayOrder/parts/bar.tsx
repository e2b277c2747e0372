import { observer } from 'mobx-react'
import type { StayDetail } from '@contract/entities/stay-order'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { MoreButton } from '@/features/order/More'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import type { StayOrderModel } from '@/features/stay/StayOrder/model'
import { words } from '@/features/stay/StayOrder/text'

interface Props {
  model: StayOrderModel
  stay: StayDetail
}

/** Whether the bar shows the way to the hotel. */
export const leadsThere = ({ phase, canExtend }: StayDetail): boolean => phase === 'inProgress' && !canExtend

/** Cancelling or leaving early, and the one thing that is next: to pay, to find the hotel, to stay longer, or to come again. */
export const StayBar = observer(function StayBar({ model, stay }: Props) {
  const t = words()
  const { phase, payBefore, canCancel, departures, canExtend } = stay
  const canReview = stay.actions.includes('evaluate')
  const isOver = phase === 'done' || phase === 'cancelled' || phase === 'toReview'
  return (
    <BottomBar left={<MoreButton onPress={model.openMore} />}>
      {canCancel && <Button kind="outline" size={72} text={t.cancel} onPress={() => cancelOf(model, stay)} />}
      {departures.length > 0 && <Button kind="outline" size={72} text={t.leaveEarly} onPress={model.leaveEarly} />}
      {payBefore && (
        <Button
          size={72}
          text={`${t.pay} ${formatCountdown(secondsUntil(payBefore))}`}
          onPress={() => void model.actions.run('pay', stay)}
        />
      )}
      {canExtend && <Button size={72} text={t.stayLonger} onPress={model.stayLonger} />}
      {leadsThere(stay) && <Button size={72} text={t.directions} onPress={() => void model.directions()} />}
      {isOver && !canReview && <Button size={72} text={t.again} onPress={model.openHotel} />}
      {canReview && <Button size={72} text={t.review} onPress={() => navigate('evaluate', { orderId: stay.id })} />}
    </BottomBar>
  )
})

/** An unpaid or unconfirmed stay is cancelled like every order; any other by its cancellation policy. */
function cancelOf(model: StayOrderModel, stay: StayDetail): void {
  if (stay.actions.includes('cancel')) void model.actions.run('cancel', stay)
  else model.cancel()
}
