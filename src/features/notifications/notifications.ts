import type { NotificationTopic } from '@contract/notification-topics'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'

type Settings = Answer<'account.notificationSettings'>
type Change = Parameters<Api['account']['notificationSettings']>[0]

/** Which notifications the customer wants, as the server keeps them; changes are shown at once and taken back on failure. */
export class Notifications {
  readonly settings: Resource<Settings>
  /** Changes under way, in their order. */
  private changes: Change[] = []

  constructor(private readonly api: Api) {
    this.settings = new Resource(() => api.account.notificationSettings({}, { quiet: true }))
    makeModel(this, 'api')
  }

  /** The settings with the changes under way. */
  get shown(): Settings {
    const begun = this.settings.ready
    return this.changes.reduce<Settings>((all, { topics, ...rest }) => {
      return { ...all, ...known(rest), topics: { ...all.topics, ...known(topics ?? {}) } }
    }, begun)
  }

  setNewMessages(on: boolean): Promise<void> {
    return this.change({ newMessages: on })
  }

  setShowDetails(on: boolean): Promise<void> {
    return this.change({ showDetails: on })
  }

  setTopic(topic: NotificationTopic, on: boolean): Promise<void> {
    return this.change({ topics: { [topic]: on } })
  }

  dispose(): void {
    this.settings.dispose()
  }

  private async change(change: Change): Promise<void> {
    this.changes = [...this.changes, change]
    const answer = await attempt(() => this.api.account.notificationSettings(change))
    this.end(change, answer)
  }

  /** The answer of an earlier change does not know the later ones, which stay on top of it. */
  private end(change: Change, answer: Settings | undefined) {
    const { topics, ...rest } = change
    const before = this.settings.ready
    this.changes = this.changes.filter((each) => each !== change)
    if (!answer) return
    const taken = { ...before, ...known(rest), topics: { ...before.topics, ...known(topics ?? {}) } }
    this.settings.set(this.changes.length > 0 ? taken : answer)
  }
}

/** The fields that have a value. */
const known = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
