import { reaction } from 'mobx'
import type { Conversation } from '@contract/entities/chat'
import { type Answer, api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { live } from '@/services/live-channel'
import { makeModel } from '@/state'
import type { SessionState } from '@/state/session'

type Changes = Pick<Answer<'chat.sync'>, 'conversations' | 'changed'>

/**
 * Changes in the conversations of a customer, or of a store that the customer runs. The server numbers the changes, so
 * that none is missed after a disconnect of any length.
 */
export class Inbox {
  /** Unread messages of conversations that are not muted. */
  unread = 0
  /** Conversations or messages have changed. */
  readonly changes = new AppEvent<Changes>()
  private counter: number | undefined = undefined
  private pulling: Promise<void> | undefined = undefined
  private isAskedAgain = false

  /** @param storeId the store that is answered for; undefined for the customer's own conversations */
  constructor(private readonly storeId?: string) {
    makeModel(this, 'changes', 'storeId', 'counter', 'pulling', 'isAskedAgain')
  }

  /** Follows the changes as soon as it is known whose they are; returns the function that ends it. */
  follow(session: SessionState): () => void {
    let leave = (): void => undefined
    const ownerOf = () => this.storeId ?? session.user?.id
    const end = reaction(
      ownerOf,
      (owner) => {
        leave()
        leave = owner === undefined ? () => undefined : live.subscribe('chat', owner, () => void this.pull())
      },
      { fireImmediately: true },
    )
    return () => {
      end()
      leave()
    }
  }

  /** Counts from now on; ask before lists and histories are read, so that nothing falls in between. */
  async begin(): Promise<void> {
    if (this.counter === undefined) await this.pull()
  }

  /** Fetches the changes. A call during a fetch triggers another fetch; a failure waits for the next call. */
  async pull(): Promise<void> {
    this.isAskedAgain = this.pulling !== undefined
    this.pulling ??= this.read()
      .catch(() => undefined)
      .finally(() => {
        this.pulling = undefined
        if (this.isAskedAgain) void this.pull()
      })
    await this.pulling
  }

  /** Forgets whose conversations these were. */
  forget(): void {
    this.counter = undefined
    this.unread = 0
  }

  private async read(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const answer = await api.chat.sync({ ...this.named, after: this.counter }, { quiet: true })
      hasMore = answer.hasMore
      this.take(answer)
    }
  }

  private get named() {
    return this.storeId === undefined ? {} : { inboxId: this.storeId }
  }

  private take({ counter, unread, conversations, changed }: Answer<'chat.sync'>): void {
    this.counter = counter
    this.unread = unread
    if (conversations.length + changed.length > 0) this.changes.emit({ conversations, changed })
  }
}

/** Whether a conversation sorts before another: pinned first, then by the newest message. */
export const isBefore = (one: Conversation, other: Conversation): boolean =>
  one.pinned === other.pinned ? one.at > other.at : one.pinned
