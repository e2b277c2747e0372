import { reaction } from 'mobx'
import { token } from '@/platform/session/token'
import { Inbox } from './inbox'
import { Outbox } from './outbox'

/** The conversations of the signed-in customer, which outlive their screens. */
export class ChatState {
  readonly outbox = new Outbox()
  readonly inbox = new Inbox()
  private readonly stores = new Map<string, Inbox>()

  constructor() {
    reaction(() => token.value, this.forget)
  }

  /** The conversations of a store that the customer runs. */
  readonly inboxOf = (storeId: string): Inbox => {
    const inbox = this.stores.get(storeId) ?? new Inbox(storeId)
    this.stores.set(storeId, inbox)
    return inbox
  }

  /** Resets the state for another customer. */
  private readonly forget = (): void => {
    this.inbox.forget()
    this.stores.clear()
  }
}
