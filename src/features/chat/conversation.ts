import { reaction, when } from 'mobx'
import type { ChatMessage, Conversation, ServiceState } from '@contract/entities/chat'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource } from '@/state'
import type { SessionState } from '@/state/session'
import type { Inbox } from './inbox'
import { followOrders, ordersOn } from './live-orders'
import { MessageLog } from './log'
import type { Draft, Outbox, Outgoing } from './outbox'
import { PictureRenewal } from './picture-renewal'

export type ConversationRecord = Answer<'chat.record'>
type Subject = Parameters<Api['chat']['open']>[0]

/** Reference of the shown conversation: its id, or its subject. */
export type ConversationRef = { readonly id: string } | { readonly subject: Subject }

export interface Surroundings {
  readonly inbox: Inbox
  readonly outbox: Outbox
}

const QUEUE_MS = 10_000

const quiet = { quiet: true }

/** A conversation with its messages, sent and on their way (product text §2, messages). */
export class ConversationModel {
  readonly record: Resource<ConversationRecord>
  readonly replies: Resource<Answer<'chat.quickReplies'>['items']>
  readonly log: MessageLog
  /** Text of the composer. */
  text = ''
  /** Reason why the text could not be sent. */
  refusal = ''
  private readonly ends: (() => void)[]
  private readUpTo = 0

  constructor(
    private readonly api: Api,
    opened: ConversationRef,
    private readonly around: Surroundings,
  ) {
    this.record = new Resource(() => this.open(opened))
    this.replies = new Resource(async () => (await api.chat.quickReplies({ conversationId: this.id }, quiet)).items)
    this.log = new MessageLog((bounds) => api.chat.history({ conversationId: this.id, ...bounds }, quiet))
    this.ends = [
      when(
        () => this.record.status === 'ready',
        () => void this.begin(),
      ),
      around.inbox.changes.on((changes) => this.changed(changes)),
      around.outbox.sent.on((message) => void this.arrived(message)),
    ]
    makeModel(this, 'api', 'around', 'record', 'replies', 'log', 'ends', 'readUpTo')
  }

  get id(): string {
    return this.record.ready.id
  }

  /** The messages on their way, oldest first. */
  get outgoing(): readonly Outgoing[] {
    const sent = new Set(this.log.messages.flatMap(({ clientId }) => clientId ?? []))
    return this.record.value ? this.around.outbox.of(this.id).filter(({ clientId }) => !sent.has(clientId)) : []
  }

  /** Whether nothing follows a message. */
  isNewest({ sequence }: ChatMessage): boolean {
    return sequence === this.log.last && !this.log.hasLater && this.outgoing.length === 0
  }

  /** Whether messages can be written. */
  get canWrite(): boolean {
    return this.record.value?.state === 'open'
  }

  /** Loads what stands in the conversation, once it is known. */
  async begin(): Promise<void> {
    void this.replies.load()
    await this.log.load()
    await this.read()
  }

  /** Follows the conversation while its screen is shown; returns the function that ends it. */
  follow(session: SessionState): () => void {
    const ends = [
      this.around.inbox.follow(session),
      followOrders(this, (orderId) => void this.orderChanged(orderId)),
      new PictureRenewal(this.log).follow(),
      this.followQueue(),
      this.around.outbox.refused.on((item) => this.takeBack(item)),
    ]
    void this.around.inbox.pull()
    return () => ends.forEach((end) => end())
  }

  write(text: string): void {
    this.text = text
    this.refusal = ''
  }

  /** Sends what was written. */
  sendText(): void {
    if (this.text.trim() === '') return
    this.send({ kind: 'text', text: this.text })
    this.text = ''
  }

  send(draft: Draft): void {
    this.refusal = ''
    this.around.outbox.add(this.id, draft)
  }

  /** Takes a message back; it is gone for both sides. */
  async recall({ sequence }: ChatMessage): Promise<void> {
    const recalled = await attempt(() => this.api.chat.recall({ conversationId: this.id, sequence }))
    if (recalled) this.log.replace([recalled])
  }

  /** Pins, mutes, hides or blocks; returns whether it was done. */
  async set(change: { pinned?: boolean; muted?: boolean; hidden?: boolean; blocked?: boolean }): Promise<boolean> {
    const now = await attempt(() => this.api.chat.settings({ conversationId: this.id, ...change }))
    if (now) this.merge(now)
    return now !== undefined
  }

  /** A number that connects both sides without showing either's; undefined when there is none. */
  async numberToCall(): Promise<string | undefined> {
    return (await attempt(() => this.api.chat.call({ conversationId: this.id })))?.number
  }

  /** Asks for a person of the service. */
  async askForPerson(): Promise<void> {
    this.tookState(await attempt(() => this.api.chat.human({ conversationId: this.id })))
  }

  /** Ends the service, or leaves its queue. */
  async endService(): Promise<void> {
    this.tookState(await attempt(() => this.api.chat.end({ conversationId: this.id })))
  }

  /** Rates the service that ended; returns whether it was taken. */
  async rate(rating: Omit<Parameters<Api['chat']['rate']>[0], 'conversationId'>): Promise<boolean> {
    const state = await attempt(() => this.api.chat.rate({ conversationId: this.id, ...rating }))
    this.tookState(state)
    return state !== undefined
  }

  dispose(): void {
    for (const end of this.ends) end()
    this.record.dispose()
    this.replies.dispose()
  }

  private async open(opened: ConversationRef): Promise<ConversationRecord> {
    await this.around.inbox.begin()
    const id = this.record.value?.id ?? ('id' in opened ? opened.id : undefined)
    if (id !== undefined) return this.api.chat.record({ conversationId: id }, quiet)
    return this.api.chat.open('subject' in opened ? opened.subject : { with: 'service' }, quiet)
  }

  /** Reports the read position to the server. */
  private async read(): Promise<void> {
    const { last } = this.log
    const { readSequence = 0 } = this.record.value ?? {}
    if (last <= Math.max(this.readUpTo, readSequence)) return
    this.readUpTo = last
    await this.api.chat.read({ conversationId: this.id, sequence: last }, quiet).catch(() => (this.readUpTo = 0))
  }

  private changed({ conversations, changed }: Pick<Answer<'chat.sync'>, 'conversations' | 'changed'>): void {
    if (!this.record.value) return
    const now = conversations.find(({ id }) => id === this.id)
    if (now) void this.follows(now)
    const own = changed.filter(({ conversationId }) => conversationId === this.id).map(({ sequence }) => sequence)
    if (own.length > 0) void this.log.renew(own).catch(() => undefined)
  }

  private async follows(now: Conversation): Promise<void> {
    this.merge(now)
    await this.log.hear(now.lastSequence)
    await this.read()
    // The header, such as the order or the responder, may have changed with the messages.
    await this.record.reload(false)
  }

  /** Renews the place in the queue while there is one, since nothing announces who left before. */
  private followQueue(): () => void {
    let timer: ReturnType<typeof setInterval> | undefined
    const end = reaction(
      () => this.record.value?.service?.state === 'queue',
      (waits) => {
        clearInterval(timer)
        if (waits) timer = setInterval(() => void this.record.reload(false), QUEUE_MS)
      },
      { fireImmediately: true },
    )
    return () => {
      end()
      clearInterval(timer)
    }
  }

  /** Shows an order as it is now, in the strip and on cards; without an id all of them. */
  private async orderChanged(orderId: string | undefined): Promise<void> {
    const cards = this.log.messages.filter(({ content }) =>
      ordersOn(content).some((order) => orderId === undefined || order.orderId === orderId),
    )
    const phase = this.record.value?.order?.phase
    await Promise.all([
      this.record.reload(false),
      this.log.renew(cards.map(({ sequence }) => sequence)).catch(() => undefined),
    ])
    if (this.record.value?.order?.phase !== phase) await this.replies.reload(false)
  }

  private async arrived(message: ChatMessage): Promise<void> {
    if (message.conversationId === this.record.value?.id) await this.log.take(message)
  }

  /** Takes a refused text back into its field, before any text typed since. */
  private takeBack({ clientId, conversationId, draft, message }: Outgoing): void {
    if (conversationId !== this.record.value?.id || draft.kind !== 'text') return
    this.around.outbox.remove(clientId)
    this.text = [draft.text, this.text].filter(Boolean).join('\n')
    this.refusal = message
    toast(message)
  }

  private merge(now: Conversation): void {
    if (this.record.value) this.record.set({ ...this.record.value, ...now })
  }

  private tookState(service: ServiceState | undefined): void {
    if (service && this.record.value) this.record.set({ ...this.record.value, service })
  }
}
