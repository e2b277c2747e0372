import { observer } from 'mobx-react-lite'
import type { OrderSummary } from '@contract/entities/order'
import type { OrderAction } from '@contract/states/actions'
import { Button, type ButtonKind } from '@/components/base/Button'
import { isOver, nameOf } from '../head'
import { actionsFor, viewOf } from '../kinds'
import type { OrderActions } from '../order-actions'
import { words } from './text'

interface Props {
  order: OrderSummary
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
export function buttonsOf(order: OrderSummary, inCard: boolean): OrderAction[] {
  const actions = actionsFor(order)
  if (!inCard) return actions.slice(-SHOWN.screen)
  return actions.filter((action) => action !== 'refund').slice(-SHOWN.card)
}

/** What the button of an action says, in the words of the order's kind where it has some. */
export const buttonText = (action: OrderAction, order: OrderSummary): string =>
  viewOf(order).buttons[action] ?? words()[action]

/** What may be done with an order now. Put it into a row. */
export const OrderButtons = observer(function OrderButtons({ order, actions, inCard = false, payNote }: Props) {
  const textOf = (action: OrderAction) => {
    const text = buttonText(action, order)
    return action === 'pay' && payNote ? `${text} ${payNote}` : text
  }
  return (
    <>
      {buttonsOf(order, inCard).map((action, index, all) => (
        <Button
          key={action}
          size={64}
          kind={index < all.length - 1 ? 'outline' : kindOf(action, order, inCard)}
          text={textOf(action)}
          label={`${textOf(action)}: ${nameOf(order)}`}
          busy={actions.isBusy(action, order)}
          onPress={() => void actions.run(action, order)}
        />
      ))}
    </>
  )
})

/** How the last of the buttons looks. Ordering again is not what one wants of an order that is still to come. */
function kindOf(action: OrderAction, order: OrderSummary, inCard: boolean): ButtonKind {
  if (action === 'pay') return 'primary'
  if (action === 'refund') return 'outline'
  if (action === 'again') return !inCard && isOver(order) ? 'primary' : 'outline'
  return inCard ? 'line' : 'primary'
}
