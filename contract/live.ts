/** An order has changed; clients fetch it for details. */
export interface OrderEvent {
  readonly type: 'order'
  readonly orderId: string
  /** Of the machine of the order's kind. */
  readonly state: string
  /** The tab of lists that the state belongs to. */
  readonly phase: string
}

/** An order of a store that the caller runs is new or has changed. */
export interface StoreEvent {
  readonly type: 'store'
  readonly storeId: string
  readonly orderId: string
  readonly state: string
}

/** The caller's messages have changed. */
export interface MessageEvent {
  readonly type: 'message'
  /** `notices` for messages of the platform. */
  readonly inbox: string
}

/** The line of a restaurant's queue has changed, in which the caller waits or which the caller runs. */
export interface QueueEvent {
  readonly type: 'queue'
  readonly storeId: string
}

/** A shared cart that the caller is in has changed. */
export interface GroupCartEvent {
  readonly type: 'groupCart'
  readonly cartId: string
}

/** A group of a deal that the caller is or was in has changed. */
export interface DealGroupEvent {
  readonly type: 'dealGroup'
  readonly groupId: string
}

/** Something in a conversation is new or has changed; `chat.sync` and `chat.history` have it. */
export interface ChatEvent {
  readonly type: 'chat'
  /** The caller's id, or that of a store that the caller runs. */
  readonly inbox: string
  readonly conversationId: string
  /** The sequence of the newest message. */
  readonly sequence: number
  /** The count of changes in the inbox, as `chat.sync` has it. */
  readonly counter: number
}

/** An offer to the caller as a rider is new or gone, or a delivery in hand has changed. */
export interface DeliveryEvent {
  readonly type: 'delivery'
  /** The rider's own id. */
  readonly riderId: string
}

/** Events of the live channel by topic; the `type` of an event is its topic (product text §7, chat). */
export interface LiveEvents {
  order: OrderEvent
  store: StoreEvent
  message: MessageEvent
  queue: QueueEvent
  groupCart: GroupCartEvent
  dealGroup: DealGroupEvent
  chat: ChatEvent
  delivery: DeliveryEvent
}

export type LiveTopic = keyof LiveEvents

/** The field with the subscribed id in each topic's events. */
export const topicIds: { readonly [T in LiveTopic]: keyof LiveEvents[T] } = {
  order: 'orderId',
  store: 'storeId',
  message: 'inbox',
  queue: 'storeId',
  groupCart: 'cartId',
  dealGroup: 'groupId',
  chat: 'inbox',
  delivery: 'riderId',
}
