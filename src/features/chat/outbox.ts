import { reaction, runInAction, toJS } from 'mobx'
import type { ChatMessage } from '@contract/entities/chat'
import type { FailureName } from '@contract/failures'
import type { ChosenFile } from '@/platform/media/chosen'
import { connection } from '@/platform/device/connection'
import { dropFile, keepFile, keptFile } from '@/platform/storage/kept-files'
import { Persisted } from '@/platform/storage/persisted'
import { token } from '@/platform/session/token'
import { uuid } from '@/platform/device/uuid'
import { api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { failureOf, SessionEnded } from '@/services/failures'
import { inTurn } from '@/services/in-turn'
import { isPassing } from '@/services/passing'
import { uploadPicture } from '@/services/upload-on-demand'
import { makeModel, messageOf } from '@/state'
import { words } from './text'

/** Content of an unsent message; a picture is a local file until it is uploaded. */
export type Draft =
  | { readonly kind: 'text'; readonly text: string; readonly choice?: string }
  | { readonly kind: 'picture'; readonly file: string; readonly preview: string; readonly mediaId?: string }
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'product'; readonly productId: string }
  | { readonly kind: 'store'; readonly storeId: string }

/** A message on its way. Its `clientId` names it for ever, so that sending it again never doubles it. */
export interface Outgoing {
  readonly clientId: string
  readonly conversationId: string
  /** Milliseconds of the device's clock, which orders messages that are not sent yet. */
  readonly at: number
  readonly draft: Draft
  /** `stale` waits for its author's word, since it was written long ago. */
  readonly state: 'waiting' | 'failed' | 'stale'
  /** Reason why it failed. */
  readonly message: string
}

/** Failures after which a text returns to its field, since sending it again cannot help. */
const refusals: readonly (FailureName | undefined)[] = [
  'chatClosed',
  'chatBlocked',
  'chatBlockedByYou',
  'chatTextEmpty',
  'chatTextTooLong',
  'chatWordsRefused',
  'chatLinkRefused',
  'chatTooFast',
]

const DAY_MS = 24 * 60 * 60 * 1000
const RETRY_MS = 5000

const stored = new Persisted<readonly Outgoing[]>('chat-outbox', [], { shared: true })

/** The kept copy of a picture cannot be read, so the picture is to be chosen again. */
class Unreadable extends Error {}

const reasonOf = (error: unknown): string => (error instanceof Unreadable ? words().unreadable : messageOf(error))

/**
 * Messages that wait to be sent, one after the other, also after a restart; a sign-out empties it. One that cannot be
 * sent yet holds back those of its conversation alone.
 */
export class Outbox {
  /** A message has arrived at the server. */
  readonly sent = new AppEvent<ChatMessage>()
  /** A text was refused; it stays as failed unless a conversation takes it back into its field. */
  readonly refused = new AppEvent<Outgoing>()
  private sending = false
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeModel(this, 'sent', 'refused', 'sending', 'retry')
    reaction(
      () => token.value,
      (value) => value === '' && this.clear(),
    )
    reaction(
      () => connection.online,
      (online) => online && void this.flush(),
    )
    void stored.restored.then(() => this.flush())
  }

  /** Unsent messages of a conversation, oldest first. */
  of(conversationId: string): readonly Outgoing[] {
    return stored.value.filter((item) => item.conversationId === conversationId)
  }

  /** Queues a message and sends it as soon as those before it are sent. */
  add(conversationId: string, draft: Draft): void {
    const item = { clientId: uuid(), conversationId, at: Date.now(), draft, state: 'waiting', message: '' } as const
    stored.set([...toJS(stored.value), item])
    void this.flush()
  }

  /** Queues a picture by a copy of its file, which outlives the app. */
  async addPicture(conversationId: string, chosen: ChosenFile): Promise<void> {
    const file = await keepFile(chosen)
    this.add(conversationId, { kind: 'picture', file, preview: chosen.preview })
  }

  /** Sends a failed or old message again. */
  again(clientId: string): void {
    this.change(clientId, { state: 'waiting', at: Date.now(), message: '' })
    void this.flush()
  }

  /** Gives a message up. */
  remove(clientId: string): void {
    const item = stored.value.find((each) => each.clientId === clientId)
    if (item?.draft.kind === 'picture') void dropFile(item.draft.file)
    stored.set(toJS(stored.value).filter((each) => each.clientId !== clientId))
  }

  /** Sends what waits, unless that is under way. */
  async flush(): Promise<void> {
    clearTimeout(this.retry)
    if (this.sending) return
    this.sending = true
    const held = new Set<string>()
    try {
      for (let item = this.next(held); item; item = this.next(held))
        if (!(await this.isSettled(item))) held.add(item.conversationId)
    } finally {
      this.sending = false
    }
    if (held.size > 0) this.retry = setTimeout(() => void this.flush(), RETRY_MS)
  }

  /** The oldest waiting message of a conversation that is not held back. */
  private next(held: ReadonlySet<string>): Outgoing | undefined {
    this.askAboutOld()
    return toJS(stored.value).find(({ state, conversationId }) => state === 'waiting' && !held.has(conversationId))
  }

  /**
   * Sends one message; returns whether it is sent or failed. Without an answer it is not known whether it has arrived,
   * so none of its conversation may pass it.
   */
  private async isSettled(item: Outgoing): Promise<boolean> {
    try {
      const message = await this.send(item)
      this.remove(item.clientId)
      this.sent.emit(message)
      return true
    } catch (error) {
      if (error instanceof SessionEnded || isPassing(error)) return false
      this.fail(item, error)
      return true
    }
  }

  private async send({ clientId, conversationId, draft }: Outgoing): Promise<ChatMessage> {
    const named = { conversationId, clientId }
    if (draft.kind !== 'picture') return api.chat.send({ ...named, ...draft }, { quiet: true })
    const pictureId = draft.mediaId ?? (await this.upload(clientId, draft))
    return api.chat.send({ ...named, kind: 'picture', pictureId }, { quiet: true })
  }

  private async upload(clientId: string, draft: Extract<Draft, { kind: 'picture' }>): Promise<string> {
    const chosen = await keptFile(draft.file).catch(() => {
      throw new Unreadable()
    })
    const { id } = await inTurn(() => uploadPicture(chosen, { module: 'chat' }))
    this.change(clientId, { draft: { ...draft, mediaId: id } })
    return id
  }

  private fail(item: Outgoing, error: unknown): void {
    const failed = { state: 'failed', message: reasonOf(error) } as const
    this.change(item.clientId, failed)
    if (item.draft.kind === 'text' && refusals.includes(failureOf(error))) this.refused.emit({ ...item, ...failed })
  }

  private change(clientId: string, change: Partial<Outgoing>): void {
    stored.set(toJS(stored.value).map((item) => (item.clientId === clientId ? { ...item, ...change } : item)))
  }

  /** Asks the author about messages that have waited for long, in a closed app or without a connection. */
  private askAboutOld(): void {
    const old = (item: Outgoing) => item.state === 'waiting' && Date.now() - item.at > DAY_MS
    if (stored.value.some(old))
      stored.set(toJS(stored.value).map((item) => (old(item) ? { ...item, state: 'stale' as const } : item)))
  }

  private clear(): void {
    clearTimeout(this.retry)
    for (const { clientId } of toJS(stored.value)) this.remove(clientId)
    runInAction(() => stored.clear())
  }
}
