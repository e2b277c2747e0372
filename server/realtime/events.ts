import type { LiveEvents, LiveTopic } from '@contract/live'

/** An event of the live channel before its recipients are known. */
export type TopicEvent = LiveEvents[LiveTopic]

/** Sessions of a customer ended; announced by a database trigger, and for the server alone. */
interface SessionEvent {
  readonly type: 'session'
}

/** An event on its way to one customer. */
export type LiveEvent = (TopicEvent | SessionEvent) & { readonly customerId: string }
