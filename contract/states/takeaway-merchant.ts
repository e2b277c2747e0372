import { merchantActions, type MerchantAction, type MerchantTab as AnyTab } from '../merchant-work'
import { eventsFor } from './machine'
import { type DeliveryMethod, takeaway, type TakeawayEvent, type TakeawayState } from './takeaway'

type MerchantTab = AnyTab<'takeaway'>

/** The states in which a courier is awaited: the store says by itself when the food is ready. */
export const awaitingCourier = ['preparing', 'riderAccepted', 'riderArrived'] as const satisfies TakeawayState[]

/** Whether the kitchen has an order: until a courier takes it, or the customer is called to collect it. */
export const isInKitchen = (state: string): boolean => awaitingCourier.some((each) => each === state)

/** The tab of each state that a store sees; where the store has said that the food is ready, `awaitingCourier` is in `ready`. */
export const merchantTabOf: Readonly<Partial<Record<TakeawayState, MerchantTab>>> = {
  waitingAccept: 'new',
  preparing: 'cooking',
  riderAccepted: 'cooking',
  riderArrived: 'cooking',
  ready: 'ready',
  riderPicking: 'ready',
  riderDelivering: 'out',
  riderDelay: 'out',
  merchantDelivering: 'out',
  delivered: 'done',
  review: 'done',
  evaluated: 'done',
  completed: 'done',
  cancelled: 'done',
}

/** The event of each action. `ready` is one where the customer collects the order, and a mark where a courier takes it. */
export const merchantEvents = {
  accept: 'accept',
  refuse: 'refuse',
  ready: 'ready',
  setOff: 'merchantSetOff',
  delivered: 'merchantDeliver',
  collected: 'collect',
} as const satisfies Record<MerchantAction, TakeawayEvent>

interface StoreOrder {
  readonly state: TakeawayState
  readonly variant: DeliveryMethod
  /** Whether the store has said that the food is ready. */
  readonly isReady: boolean
}

/** Whether the store may mark the food as ready before a courier takes it. */
export const canMarkReady = ({ state, variant, isReady }: StoreOrder): boolean =>
  variant !== 'pickup' && !isReady && (awaitingCourier as readonly TakeawayState[]).includes(state)

/** Actions of a store on an order in its current state. */
export function merchantActionsOf(order: StoreOrder): MerchantAction[] {
  const allowed = eventsFor(takeaway, order.state, 'merchant', order.variant)
  return merchantActions.filter(
    (action) => allowed.includes(merchantEvents[action]) || (action === 'ready' && canMarkReady(order)),
  )
}

/** The tab of an order; undefined before it is paid. */
export function merchantTab({ state, isReady }: StoreOrder): MerchantTab | undefined {
  const waits = (awaitingCourier as readonly TakeawayState[]).includes(state)
  return waits && isReady ? 'ready' : merchantTabOf[state]
}
