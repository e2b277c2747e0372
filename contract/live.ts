/** An order has changed; clients fetch the order for details. */
export interface OrderEvent {
  readonly type: 'order'
  readonly orderId: string
}

/** Every event of the live channel by its topic; the `type` of an event is its topic (product text §7, chat). */
export interface LiveEvents {
  order: OrderEvent
}

export type LiveTopic = keyof LiveEvents

/** The field of each topic's events with the id that a listener subscribes to. */
export const topicIds: { readonly [T in LiveTopic]: keyof LiveEvents[T] } = { order: 'orderId' }
