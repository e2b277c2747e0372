import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { words as shared } from '@/features/group-cart/text'
import type { GroupOrderModel } from '../model'
import { words } from '../text'

/** Leads to the payment of a locked cart, and to another cart once the order is over. */
export const GroupOrderBar = observer(function GroupOrderBar({
  model,
  cart: { state, payment, payer },
}: {
  model: GroupOrderModel
  cart: GroupCart
}) {
  const { pay, payShare, howSplits } = shared()
  if (state === 'locked') {
    const text = payment ? (payer === 'each' ? payShare : pay) : howSplits
    return (
      <BottomBar wide>
        <Button text={text} onPress={model.toSplit} />
      </BottomBar>
    )
  }
  if (!model.isOver) return null
  return (
    <BottomBar wide>
      <Button text={words().again} onPress={model.again} />
    </BottomBar>
  )
})
