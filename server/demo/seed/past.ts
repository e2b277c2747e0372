import type { TakeawayEvent, TakeawayWay } from '@contract/states/takeaway'

/** Something that happened to an order, in minutes after it was placed. */
export interface PastEvent {
  readonly event: TakeawayEvent
  readonly minute: number
  readonly reason?: string
}

const at = (minute: number, event: TakeawayEvent, reason?: string): PastEvent => ({ event, minute, reason })

const delivered: Record<TakeawayWay, PastEvent[]> = {
  rider: [
    at(3, 'accept'),
    at(6, 'assignRider'),
    at(12, 'riderArrive'),
    at(17, 'pickUp'),
    at(18, 'setOff'),
    at(31, 'deliver'),
    at(44, 'confirm'),
  ],
  merchant: [at(3, 'accept'), at(16, 'merchantSetOff'), at(33, 'merchantDeliver'), at(50, 'confirm')],
  pickup: [at(2, 'accept'), at(14, 'ready'), at(26, 'collect')],
}

const ends = {
  review: (way: TakeawayWay) => delivered[way],
  /** Nobody reviewed it in time. */
  completed: (way: TakeawayWay) => [...delivered[way], at(26 + 15 * 24 * 60 + 60, 'complete')],
  changedMind: () => [at(4, 'cancel', 'I changed my mind')],
  refused: () => [at(5, 'refuse', 'One of the dishes has just sold out')],
} satisfies Record<string, (way: TakeawayWay) => PastEvent[]>

export interface PastOrder {
  readonly daysAgo: number
  readonly store: string
  readonly fulfilment: 'delivery' | 'pickup'
  readonly paid: boolean
  readonly events: (way: TakeawayWay) => PastEvent[]
}

const order = (daysAgo: number, store: string, end: keyof typeof ends, more: Partial<PastOrder> = {}): PastOrder => {
  return { daysAgo, store, fulfilment: 'delivery', paid: true, events: ends[end], ...more }
}

/** What the demo's member ordered, all of it at lunch time. */
export const pastOrders: readonly PastOrder[] = [
  order(27, 'wako-sushi', 'completed'),
  order(21, 'chayu', 'completed', { fulfilment: 'pickup' }),
  order(12, 'alley-burgers', 'refused'),
  order(8, 'old-stove', 'review'),
  order(5, 'cloud-bakery', 'changedMind'),
  order(3, 'chayu', 'review', { paid: false, events: () => [at(15, 'expire', 'expire')] }),
  order(2, 'alley-burgers', 'review'),
]
