/** The statuses by which orders are filtered (product text §4, takeout and errand orders). */
export const takeawayStatuses = [
  'pendingPayment',
  'waitingAccept',
  'waitingPickup',
  'waitingDelivery',
  'waitingEvaluation',
  'evaluated',
  'cancelled',
  'completed',
] as const
export type TakeawayStatus = (typeof takeawayStatuses)[number]

/** The progress steps of §4, and `ready` for orders that the customer collects. */
export const takeawaySteps = [
  'waitingAccept',
  'preparing',
  'ready',
  'riderAccepted',
  'riderArrived',
  'riderPicking',
  'riderDelivering',
  'riderDelay',
  'merchantDelivering',
  'delivered',
  'review',
] as const
export type TakeawayStep = (typeof takeawaySteps)[number]

/** Delivery methods of an order: by a rider of the platform, by the store's own staff, or picked up. */
export const deliveryMethods = ['rider', 'merchant', 'pickup'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** The delivery method, from the customer's choice and the store's delivery service. */
export function deliveryMethodOf(fulfilment: 'delivery' | 'pickup', deliveredBy: 'platform' | 'store'): DeliveryMethod {
  if (fulfilment === 'pickup') return 'pickup'
  return deliveredBy === 'store' ? 'merchant' : 'rider'
}

/** The states of an order. Each belongs to one status; its step is itself, or none. */
export const takeawayStates = {
  pendingPayment: { status: 'pendingPayment', step: null },
  waitingAccept: { status: 'waitingAccept', step: 'waitingAccept' },
  preparing: { status: 'waitingPickup', step: 'preparing' },
  ready: { status: 'waitingPickup', step: 'ready' },
  riderAccepted: { status: 'waitingPickup', step: 'riderAccepted' },
  riderArrived: { status: 'waitingPickup', step: 'riderArrived' },
  riderPicking: { status: 'waitingPickup', step: 'riderPicking' },
  riderDelivering: { status: 'waitingDelivery', step: 'riderDelivering' },
  riderDelay: { status: 'waitingDelivery', step: 'riderDelay' },
  merchantDelivering: { status: 'waitingDelivery', step: 'merchantDelivering' },
  delivered: { status: 'waitingDelivery', step: 'delivered' },
  review: { status: 'waitingEvaluation', step: 'review' },
  evaluated: { status: 'evaluated', step: null },
  completed: { status: 'completed', step: null },
  cancelled: { status: 'cancelled', step: null },
} as const satisfies Record<string, { status: TakeawayStatus; step: TakeawayStep | null }>
export type TakeawayState = keyof typeof takeawayStates

/** The state with a status and step; the inverse of `takeawayStates`. */
export function takeawayState(order: { status: TakeawayStatus; step: TakeawayStep | null }): TakeawayState {
  return order.step ?? (order.status as TakeawayState)
}

/** The regular steps of an order, in order; a rider's delay between two of them is not included. */
export const takeawayPaths: Readonly<Record<DeliveryMethod, readonly TakeawayStep[]>> = {
  rider: [
    'waitingAccept',
    'preparing',
    'riderAccepted',
    'riderArrived',
    'riderPicking',
    'riderDelivering',
    'delivered',
    'review',
  ],
  merchant: ['waitingAccept', 'preparing', 'merchantDelivering', 'delivered', 'review'],
  pickup: ['waitingAccept', 'preparing', 'ready', 'review'],
}
