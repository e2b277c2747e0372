import { observer } from 'mobx-react-lite'
import type { TakeawaySummary } from '@contract/entities/order'
import { canRemove, takeawayState } from '@contract/states/takeaway'
import type { OrderAction } from '@contract/states/actions'
import { Button, type ButtonKind } from '@/components/base/Button'
import type { OrderActions } from '../order-actions'
import { words } from './text'

interface Props {
  order: TakeawaySummary
  actions: OrderActions
  /** In a card of a list only paying is filled; on the order's own screen the most likely action is. */
  inCard?: boolean
  /** After the word for paying, such as the time that is left. */
  payNote?: string
}

/** How many of them stand beside each other: the more of them matter, the fewer are drawn. */
const SHOWN = { card: 2, screen: 3 }

/**
 * What may be done with an order and has a button of its own; the rest is under "More" on the order's own screen. A
 * card offers no refund: of an order on its way that is not what one looks for, and of any other two matter more.
 */
export function buttonsOf(order: TakeawaySummary, inCard: boolean): OrderAction[] {
  if (!inCard) return order.actions.slice(-SHOWN.screen)
  return order.actions.filter((action) => action !== 'refund').slice(-SHOWN.card)
}

/** What may be done with an order now. Put it into a row. */
export const OrderButtons = observer(function OrderButtons({ order, actions, inCard = false, payNote }: Props) {
  const names = words()
  const textOf = (action: OrderAction) => {
    if (action === 'confirm' && order.deliveryMethod === 'pickup') return names.collect
    return action === 'pay' && payNote ? `${names.pay} ${payNote}` : names[action]
  }
  return (
    <>
      {buttonsOf(order, inCard).map((action, index, all) => (
        <Button
          key={action}
          size={64}
          kind={index < all.length - 1 ? 'outline' : kindOf(action, order, inCard)}
          text={textOf(action)}
          label={`${textOf(action)}: ${order.store.name}`}
          busy={actions.isBusy(action, order)}
          onPress={() => void actions.run(action, order)}
        />
      ))}
    </>
  )
})

/** How the last of the buttons looks. Ordering again is not what one wants of an order that is still to come. */
function kindOf(action: OrderAction, order: TakeawaySummary, inCard: boolean): ButtonKind {
  if (action === 'pay') return 'primary'
  if (action === 'refund') return 'outline'
  if (action === 'again') return !inCard && canRemove(takeawayState(order)) ? 'primary' : 'outline'
  return inCard ? 'line' : 'primary'
}
