/** An order has changed; whoever wants to know more asks for the order. */
export interface OrderEvent {
  readonly type: 'order'
  readonly orderId: string
}

/** Every event of the live channel by its topic; the `type` of an event is its topic (product text §7, chat). */
export interface LiveEvents {
  order: OrderEvent
}

export type LiveTopic = keyof LiveEvents

/** The field of each topic's events that names the thing a listener follows. A new topic is one line here and one above. */
export const topicIds: { readonly [T in LiveTopic]: keyof LiveEvents[T] } = { order: 'orderId' }
