import { groupsOf, type MessageGroup, messageKinds, type MessageKind } from '@contract/message-groups'
import type { Message } from '@contract/entities/message'
import { openTarget } from '@/features/message/targets'
import { confirm, toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { attempt, makeModel, PagedResource, Resource } from '@/state'
import { words } from './text'

type Type = Answer<'message.types'>['items'][number]
const quiet = { quiet: true }

/** The kind that an address names. */
export const kindOf = (name: string | undefined): MessageKind =>
  messageKinds.find((kind) => kind === name) ?? 'announcement'

/** The messages of one kind, by group (product text §2, message system). */
export class SystemMessagesModel {
  /** Undefined for all groups. */
  group: MessageGroup | undefined = undefined
  /** The kind's name and the unread counts of its groups. */
  readonly type: Resource<Type | undefined>
  readonly messages: PagedResource<Message, MessageGroup | undefined>

  constructor(
    private readonly api: Api,
    readonly kind: MessageKind,
  ) {
    this.type = new Resource(async () => {
      const { items } = await api.message.types({}, quiet)
      return items.find((each) => each.kind === kind)
    })
    this.messages = new PagedResource<Message, MessageGroup | undefined>(
      (page, group) => api.message.systemList({ ...page, kind, group }, quiet),
      () => this.group,
    )
    makeModel(this, 'api', 'kind')
    void this.type.load()
  }

  /** The groups with their unread counts, in display order; without names until they are known. */
  get groups(): Type['groups'] {
    return this.type.value?.groups ?? groupsOf(this.kind).map((group) => ({ group, name: '', count: 0 }))
  }

  /** Follows new messages while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('message', 'notices', (event) => event && void this.again())
  }

  async again(): Promise<void> {
    await Promise.all([this.messages.renew(), this.type.reload(false)])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.messages.reload(), this.type.reload(false)])
  }

  choose(group: MessageGroup | undefined): void {
    if (group === this.group) return
    this.group = group
    void this.messages.restart()
  }

  /** Opens what a message leads to, and marks it as read. */
  async open(message: Message): Promise<void> {
    if (message.target && !message.expired) openTarget(message.target)
    if (message.isRead) return
    const { id, isArticle } = message
    const named = isArticle ? { articleIds: [id] } : { noticeIds: [id] }
    if (!(await attempt(() => this.api.message.read(named, quiet)))) return
    this.mark((each) => each.id === id)
    await this.type.reload(false)
  }

  async readAll(): Promise<void> {
    if (!(await attempt(() => this.api.message.read({ kind: this.kind })))) return
    this.mark(() => true)
    await this.type.reload(false)
  }

  /** Deletes a message once the customer agrees. */
  async remove({ id, isArticle }: Message): Promise<void> {
    const { removeTitle, removeOk, cancel, removed } = words()
    if (!(await confirm({ title: removeTitle, ok: removeOk, cancel }))) return
    const named = isArticle ? { articleId: id } : { noticeId: id }
    if (!(await attempt(() => this.api.message.delete(named)))) return
    this.messages.change((items) => items.filter((each) => each.id !== id))
    toast(removed)
    await this.type.reload(false)
  }

  dispose(): void {
    this.messages.dispose()
    this.type.dispose()
  }

  private mark(which: (message: Message) => boolean): void {
    this.messages.change((items) => items.map((each) => (which(each) ? { ...each, isRead: true } : each)))
  }
}
