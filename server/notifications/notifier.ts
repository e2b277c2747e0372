import type { OutsideTopic } from '@contract/calls/message-outside'
import type { Language } from '@contract/settings'

/** A message to a person who is not in the app. */
export interface OutsideMessage {
  readonly topic: OutsideTopic
  /** Recipient, as `addressOf` answered. */
  readonly address: string
  readonly language: Language
  readonly title: string
  readonly text: string
  readonly at: Date
  /** The path of the screen that it opens. */
  readonly page: string
}

/** The app knows no such code, or has no consent for a message. */
export class NotifierRefused extends Error {}

/** Provider of messages to people outside the app. A consent is valid for one message. */
export interface Notifier {
  readonly name: string
  /** Message templates of the app, which its consent dialogs name. */
  readonly templates: Readonly<Partial<Record<OutsideTopic, string>>>
  /** Address of a person with a one-time code of the app. @throws NotifierRefused for an invalid code */
  addressOf(code: string): Promise<string>
  /** Sends a message. @throws NotifierRefused when there is no consent for it, Error when it may be tried again */
  send(message: OutsideMessage): Promise<void>
}
