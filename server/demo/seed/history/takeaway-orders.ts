import type { Localized } from '@contract/settings'
import type { TakeawayEvent, DeliveryMethod } from '@contract/states/takeaway'

/** An event of an order, in minutes after it was placed. */
export interface PastEvent {
  readonly event: TakeawayEvent
  readonly minute: number
  readonly reason?: string
}

const at = (minute: number, event: TakeawayEvent, reason?: string): PastEvent => ({ event, minute, reason })

const delivered: Record<DeliveryMethod, PastEvent[]> = {
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
  review: (method: DeliveryMethod) => delivered[method],
  /** Whether the time for a review passed without one. */
  completed: (method: DeliveryMethod) => [...delivered[method], at(26 + 15 * 24 * 60 + 60, 'complete')],
  changedMind: () => [at(4, 'cancel', 'I changed my mind')],
  refused: () => [at(5, 'refuse', 'One of the dishes has just sold out')],
} satisfies Record<string, (method: DeliveryMethod) => PastEvent[]>

/** A refund application, in minutes after the order was placed, or before now when it is pending. */
export interface PastRefund {
  readonly end: 'agreed' | 'refused' | 'revoked' | 'waiting'
  readonly minute: number
  readonly type: 'full' | 'partial'
  readonly reason: string
  readonly description: Localized
}

/** An order that ended before the seeding, whole days ago; stores are named by key. */
export interface PastOrder {
  readonly daysAgo: number
  readonly store: string
  readonly fulfilment: 'delivery' | 'pickup'
  readonly paid: boolean
  readonly events: (method: DeliveryMethod) => PastEvent[]
  readonly refund?: PastRefund
}

/** An order of the past that ends in one of some ways. */
export const order = (
  daysAgo: number,
  store: string,
  end: keyof typeof ends,
  more: Partial<PastOrder> = {},
): PastOrder => {
  return { daysAgo, store, fulfilment: 'delivery', paid: true, events: ends[end], ...more }
}

/** Refunds of orders of the past. */
export const refunds = {
  missing: {
    end: 'agreed',
    minute: 52,
    type: 'partial',
    reason: 'Something is missing',
    description: { en: 'This dish was not in the bag', zh: '袋子里没有这道菜' },
  },
  cold: {
    end: 'agreed',
    minute: 47,
    type: 'full',
    reason: 'Not fresh or badly made',
    description: { en: 'It smelled sour, so we threw it all away', zh: '有酸味，全部没法吃' },
  },
  found: {
    end: 'revoked',
    minute: 55,
    type: 'partial',
    reason: 'Something is missing',
    description: { en: 'I cannot find the second dish', zh: '少了一份' },
  },
  salty: {
    end: 'refused',
    minute: 61,
    type: 'partial',
    reason: 'Something else',
    description: { en: 'It was too salty for us', zh: '味道太咸' },
  },
  spilled: {
    end: 'waiting',
    minute: 30,
    type: 'partial',
    reason: 'Spilled or damaged',
    description: { en: 'The lid came off and half of it was in the bag', zh: '盖子松了，撒了一半' },
  },
} satisfies Record<string, PastRefund>

/** The past orders of the demo's member, all at lunch time. */
export const pastOrders: readonly PastOrder[] = [
  order(27, 'wako-sushi', 'completed'),
  order(21, 'chayu', 'completed', { fulfilment: 'pickup' }),
  order(18, 'old-stove', 'completed', { refund: refunds.missing }),
  order(12, 'alley-burgers', 'refused'),
  order(10, 'wako-sushi', 'review', { refund: refunds.cold }),
  order(9, 'cloud-bakery', 'review', { refund: refunds.found }),
  order(8, 'old-stove', 'review'),
  order(5, 'cloud-bakery', 'changedMind'),
  order(4, 'alley-burgers', 'review', { refund: refunds.salty }),
  order(3, 'chayu', 'review', { paid: false, events: () => [at(15, 'expire', 'expire')] }),
  order(2, 'alley-burgers', 'review'),
  order(1, 'old-stove', 'review', { refund: refunds.spilled }),
]
