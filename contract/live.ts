/** An order has changed; clients fetch it for details. */
export interface OrderEvent {
  readonly type: 'order'
  readonly orderId: string
}

/** Events of the live channel by topic; the `type` of an event is its topic (product text §7, chat). */
export interface LiveEvents {
  order: OrderEvent
}

export type LiveTopic = keyof LiveEvents

/** The field with the subscribed id in each topic's events. */
export const topicIds: { readonly [T in LiveTopic]: keyof LiveEvents[T] } = { order: 'orderId' }
