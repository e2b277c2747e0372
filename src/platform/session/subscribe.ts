/** Consent to messages of an app, with its one-time code. */
export interface MessageConsent {
  readonly code: string
  /** Those of the forms of messages that they agreed to. */
  readonly accepted: readonly string[]
}

/**
 * Asks, on a tap, whether the app that shows this one may send a message of each form, once; undefined where no app asks.
 * Rejects when it cannot ask.
 */
export const askToTell: ((templateIds: readonly string[]) => Promise<MessageConsent>) | undefined = undefined
