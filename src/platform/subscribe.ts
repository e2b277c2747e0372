/** What a person agreed to be told by an app, with a one-time code of it. */
export interface Agreed {
  readonly code: string
  /** Those of the forms of messages that they agreed to. */
  readonly accepted: readonly string[]
}

/**
 * Asks, on a tap, whether the app that shows this one may send a message of each form, once; undefined where no app asks.
 * Rejects when it cannot ask.
 */
export const askToTell: ((templateIds: readonly string[]) => Promise<Agreed>) | undefined = undefined
