import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { words as shared } from '@/features/group-cart/text'
import { navigate } from '@/platform/navigation/gate'
import type { SplitModel } from '../model'
import { words } from '../text'

/** The caller's next payment, or the link to the order. */
export const SplitBar = observer(function SplitBar({ model, cart }: { model: SplitModel; cart: GroupCart }) {
  const t = words()
  const { payment, order, payer, state } = cart
  if (state === 'locked' && payer === 'each')
    return payment ? (
      <BottomBar left={<Price amount={payment.amount} size={44} />}>
        <Button text={t.payShare} busy={model.busy} onPress={model.pay} />
      </BottomBar>
    ) : (
      <BottomBar wide>
        <Button text={t.paidWaiting(model.unpaid.length)} disabled onPress={() => undefined} />
      </BottomBar>
    )
  if (state === 'ordered')
    return (
      <BottomBar wide>
        <Button text={shared().order} onPress={() => navigate('groupOrder', { id: model.id })} />
      </BottomBar>
    )
  if (state !== 'locked' || !order) return null
  return (
    <BottomBar wide>
      <Button text={t.pay} onPress={() => navigate('pay', { orderId: order.id })} />
    </BottomBar>
  )
})
