import type { NotificationTopic } from '@contract/notification-topics'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'

type Settings = Answer<'account.notificationSettings'>
type Change = Parameters<Api['account']['notificationSettings']>[0]

/** A change in progress; `key` identifies it. */
interface Begun {
  readonly key: number
  readonly change: Change
}

/** The fields that have a value. */
const known = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }

/** The settings after a change. */
const changed = (settings: Settings, { topics = {}, ...rest }: Change): Settings => {
  return { ...settings, ...known(rest), topics: { ...settings.topics, ...known(topics) } }
}

/** Which notifications the customer wants, as the server keeps them; changes are shown at once and taken back on failure. */
export class Notifications {
  readonly settings: Resource<Settings>
  /** Changes under way, in their order. */
  private begun: Begun[] = []
  private keys = 0

  constructor(private readonly api: Api) {
    this.settings = new Resource(() => api.account.notificationSettings({}, { quiet: true }))
    makeModel(this, 'api', 'keys')
  }

  /** The settings with the changes under way. */
  get shown(): Settings {
    return this.begun.reduce((settings, { change }) => changed(settings, change), this.settings.ready)
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
    const key = ++this.keys
    this.begun.push({ key, change })
    const answer = await attempt(() => this.api.account.notificationSettings(change))
    this.end(key, answer && change)
  }

  /** Ends a change; what was made, if it was made, holds below the changes that are still under way. */
  private end(ended: number, made: Change | undefined) {
    if (made) this.settings.set(changed(this.settings.ready, made))
    this.begun = this.begun.filter(({ key }) => key !== ended)
  }
}
