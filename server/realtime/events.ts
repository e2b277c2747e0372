/** An order changed; clients fetch the order for details. */
export interface OrderEvent {
  readonly type: 'order'
  readonly customerId: string
  readonly orderId: string
  /** Of the machine of its kind, and the phase that lists go by. */
  readonly state: string
  readonly phase: string
}

/** An order of a store changed; for who runs the store. */
export interface StoreEvent {
  readonly type: 'store'
  readonly customerId: string
  readonly storeId: string
  readonly orderId: string
  readonly state: string
}

/** The messages of a customer have changed; clients fetch them. */
export interface MessageEvent {
  readonly type: 'message'
  readonly customerId: string
  /** `notices` for messages of the platform. */
  readonly inbox: string
}

/** A line of a restaurant's queue changed; for who waits in it and who runs the restaurant. */
export interface QueueEvent {
  readonly type: 'queue'
  readonly customerId: string
  readonly storeId: string
}

/** A shared cart changed; for who is in it. */
export interface GroupCartEvent {
  readonly type: 'groupCart'
  readonly customerId: string
  readonly cartId: string
}

/** A group of a deal changed; for who is or was in it. */
export interface DealGroupEvent {
  readonly type: 'dealGroup'
  readonly customerId: string
  readonly groupId: string
}

/** Something in a conversation is new; what it is stands in the database alone. */
export interface ChatEvent {
  readonly type: 'chat'
  /** Who is told: the customer of the inbox, or who runs its store. */
  readonly customerId: string
  readonly inbox: string
  readonly conversationId: string
  readonly sequence: number
  readonly counter: number
}

/** Offers to a rider or deliveries in hand changed; the rider fetches them. */
export interface DeliveryEvent {
  readonly type: 'delivery'
  readonly customerId: string
  /** The same as `customerId`. */
  readonly riderId: string
}

/** Sessions of a customer ended; sent by a database trigger. */
export interface SessionEvent {
  readonly type: 'session'
  readonly customerId: string
}

/** What customers are told over the live channel. */
export type LiveEvent =
  | OrderEvent
  | StoreEvent
  | MessageEvent
  | QueueEvent
  | GroupCartEvent
  | DealGroupEvent
  | SessionEvent
  | ChatEvent
  | DeliveryEvent
