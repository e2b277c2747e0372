import type { Localized } from '@contract/settings'

/** Notices to the merchants of stores about orders of a kind that reach them. */
export interface NewsPart<State extends string = string> {
  /** The event by which an order reaches its store; one that is placed without a payment reaches it at once. */
  readonly by: string
  /** States in which an order waits for an answer of its store. */
  readonly waits: readonly State[]
  readonly title: Localized
  /** Label of the button that leads to the orders of the store. */
  readonly action: Localized
}
