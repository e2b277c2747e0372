import type { Conversation } from '@contract/entities/chat'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, PagedResource } from '@/state'
import { type Inbox, isBefore } from './inbox'

type Page = Answer<'chat.conversations'>

/** The conversations of a customer, or of a store that the customer runs (product text §2, my messages). */
export class ConversationsModel {
  readonly list: PagedResource<Conversation>
  /** The conversation that something is to be done with. */
  chosen: Conversation | undefined = undefined
  private readonly end: () => void
  /** Changes that come while a first page is read, one list for each such reading. */
  private readonly meanwhile = new Set<Conversation[]>()

  constructor(
    private readonly api: Api,
    inbox: Inbox,
    readonly storeId?: string,
  ) {
    const named = storeId === undefined ? {} : { inboxId: storeId }
    this.list = new PagedResource<Conversation>(async (page) => {
      await inbox.begin()
      const read = () => api.chat.conversations({ ...named, ...page }, { quiet: true })
      return page.cursor === undefined ? this.readFirst(read) : read()
    })
    this.end = inbox.changes.on((changes) => this.changed(changes))
    makeModel(this, 'api', 'storeId', 'end', 'meanwhile')
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

  /** Reads the first page; what changes before its answer is there is newer than the answer. */
  private async readFirst(read: () => Promise<Page>): Promise<Page> {
    const changes: Conversation[] = []
    this.meanwhile.add(changes)
    try {
      const page = await read()
      return { ...page, items: merged(page.items, changes) }
    } finally {
      this.meanwhile.delete(changes)
    }
  }

  private changed({ conversations }: Pick<Answer<'chat.sync'>, 'conversations'>): void {
    for (const changes of this.meanwhile) changes.push(...conversations)
    if (this.list.status === 'ready') this.merge(conversations)
  }

  private merge(changed: readonly Conversation[]): void {
    this.list.change((items) => merged(items, changed))
  }
}

/** Conversations with some that have changed, the last change of each, where they belong now. */
function merged(items: readonly Conversation[], changes: readonly Conversation[]): Conversation[] {
  const changed = new Map(changes.map((conversation) => [conversation.id, conversation]))
  const shown = [...changed.values()].filter(({ hidden, newest }) => !hidden && newest !== null)
  return [...items.filter(({ id }) => !changed.has(id)), ...shown].sort((one, other) => (isBefore(one, other) ? -1 : 1))
}
