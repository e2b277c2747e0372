import { observer } from 'mobx-react'
import type { OrderSummary } from '@contract/entities/order'
import type { OrderAction } from '@contract/states/actions'
import { Button, type ButtonKind } from '@/components/base/Button'
import { isFinished, nameOf } from '../head'
import type { OrderView } from '../kind'
import type { OrderActions } from '../order-actions'
import { supportedActions } from '../views'
import { words } from './text'

interface Props {
  order: OrderSummary
  actions: OrderActions
  /** In a list card only the pay button is filled; on the order's own screen the primary action is. */
  inCard?: boolean
  /** Appended to the pay button's label, such as the remaining time. */
  payNote?: string
  /** An action that cannot be repeated for now, and its replacement text. */
  done?: { readonly action: OrderAction; readonly text: string }
}

/** Maximum number of buttons. */
const SHOWN = { card: 2, screen: 3 }

/**
 * The actions with a visible button; the others are under "More" on the detail screen. Cards never show the refund
 * action.
 */
export function buttonsOf(order: OrderSummary, view: OrderView, inCard: boolean): OrderAction[] {
  const actions = supportedActions(order, view)
  if (!inCard) return actions.slice(-SHOWN.screen)
  return actions.filter((action) => action !== 'refund').slice(-SHOWN.card)
}

/** Label of an action's button; the order kind can override it. */
export const buttonText = (action: OrderAction, view: OrderView): string => view.buttons[action] ?? words()[action]

/** The buttons for the actions of an order, for use in a row. */
export const OrderButtons = observer(function OrderButtons({ order, actions, inCard = false, payNote, done }: Props) {
  const view = actions.viewOf(order)
  const textOf = (action: OrderAction) => {
    const text = done?.action === action ? done.text : buttonText(action, view)
    return action === 'pay' && payNote ? `${text} ${payNote}` : text
  }
  return (
    <>
      {buttonsOf(order, view, inCard).map((action, index, all) => (
        <Button
          key={action}
          size={64}
          kind={index < all.length - 1 ? 'outline' : kindOf(action, order, inCard)}
          text={textOf(action)}
          label={`${textOf(action)}: ${nameOf(order)}`}
          disabled={done?.action === action}
          busy={actions.isBusy(action, order)}
          onPress={() => void actions.run(action, order)}
        />
      ))}
    </>
  )
})

/** Button style of the primary action. Ordering again is not primary while the order is under way. */
function kindOf(action: OrderAction, order: OrderSummary, inCard: boolean): ButtonKind {
  if (action === 'pay') return 'primary'
  if (action === 'refund') return 'outline'
  if (action === 'again') return !inCard && isFinished(order) ? 'primary' : 'outline'
  return inCard ? 'line' : 'primary'
}
