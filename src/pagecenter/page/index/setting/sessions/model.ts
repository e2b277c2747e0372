import { formatMoment } from '@contract/date'
import type { Device } from '@contract/entities/user'
import { confirm } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { clients, words } from './text'

type Sessions = Answer<'account.sessions'>

/** A time as the list shows it. */
export const whenOf = (at: string): string => formatMoment(new Date(at), new Date(), language.value)

/** Name of a device: its system, else the kind of client. */
export const nameOf = ({ client, name }: Device): string => name ?? (client ? clients()[client] : words().unknown)

/** The devices that the customer is logged in on. */
export class SessionsModel {
  readonly sessions: Resource<Sessions>
  busy = false

  constructor(private readonly api: Api) {
    this.sessions = new Resource(() => api.account.sessions({}, { quiet: true }))
    makeModel(this, 'api')
  }

  get devices(): readonly Device[] {
    return this.sessions.value?.devices ?? []
  }

  get others(): readonly Device[] {
    return this.devices.filter(({ current }) => !current)
  }

  /** A device that logged in of late and that the customer had not used before. */
  get stranger(): Device | undefined {
    return this.others.find(({ isNew }) => isNew)
  }

  /** Logs a device out after confirmation. */
  async end(device: Device): Promise<void> {
    const { question, logOut, stay } = words()
    if (!(await confirm({ title: question(nameOf(device)), ok: logOut, cancel: stay }))) return
    await whileBusy(this, () => this.api.account.endSession({ sessionId: device.id }))
    await this.sessions.reload()
  }

  /** Logs all other devices out after confirmation. */
  async endOthers(): Promise<void> {
    const { all, allQuestion, allText, stay } = words()
    if (!(await confirm({ title: allQuestion, text: allText, ok: all, cancel: stay }))) return
    await whileBusy(this, () => this.api.account.endOtherSessions({}))
    await this.sessions.reload()
  }
}
