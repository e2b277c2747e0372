import type { Conversation } from '@contract/entities/chat'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, PagedResource } from '@/state'
import { type Inbox, isBefore } from './inbox'

/** The conversations of a customer, or of a store that the customer runs (product text §2, my messages). */
export class ConversationsModel {
  readonly list: PagedResource<Conversation>
  /** The conversation that something is to be done with. */
  chosen: Conversation | undefined = undefined
  private readonly end: () => void

  constructor(
    private readonly api: Api,
    inbox: Inbox,
    readonly storeId?: string,
  ) {
    const named = storeId === undefined ? {} : { inboxId: storeId }
    this.list = new PagedResource<Conversation>(async (page) => {
      await inbox.begin()
      return api.chat.conversations({ ...named, ...page }, { quiet: true })
    })
    this.end = inbox.changes.on((changes) => this.changed(changes))
    makeModel(this, 'api', 'storeId', 'end')
  }

  choose(conversation: Conversation | undefined): void {
    this.chosen = conversation
  }

  /** Mutes or unmutes, pins or unpins, or takes a conversation out of the list until its next message. */
  async set(
    { id: conversationId }: Conversation,
    change: { pinned?: boolean; muted?: boolean; hidden?: boolean },
  ): Promise<void> {
    const now = await attempt(() => this.api.chat.settings({ conversationId, ...change }))
    if (now) this.merge([now])
  }

  dispose(): void {
    this.end()
    this.list.dispose()
  }

  private changed({ conversations }: Pick<Answer<'chat.sync'>, 'conversations'>): void {
    if (this.list.status === 'ready') this.merge(conversations)
  }

  /** Puts conversations where they belong now. */
  private merge(changed: readonly Conversation[]): void {
    const ids = new Set(changed.map(({ id }) => id))
    const shown = changed.filter(({ hidden, newest }) => !hidden && newest !== null)
    this.list.change((items) =>
      [...items.filter(({ id }) => !ids.has(id)), ...shown].sort((one, other) => (isBefore(one, other) ? -1 : 1)),
    )
  }
}
