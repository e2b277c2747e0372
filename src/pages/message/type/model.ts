import type { Answer, Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { attempt, makeModel, Resource } from '@/state'

export type MessageTypes = Answer<'message.types'>['items']
export type MessageType = MessageTypes[number]

interface Shown {
  readonly types: MessageTypes
  /** Whether the customer turned all notifications off. */
  readonly isSilent: boolean
}

const quiet = { quiet: true }

/** The kinds of messages with the news of each (product text §2, message type). */
export class MessagesModel {
  readonly shown: Resource<Shown>
  /** Whether the line about notifications was closed. */
  isStripClosed = false

  constructor(private readonly api: Api) {
    this.shown = new Resource(() => this.read())
    makeModel(this, 'api')
  }

  /** Follows new messages while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('message', 'notices', () => void this.again())
  }

  /** Reloads data that may have changed on another screen. */
  async again(): Promise<void> {
    if (this.shown.value) await this.shown.reload(false)
  }

  async readAll(): Promise<void> {
    const done = await attempt(() => this.api.message.read({ kind: 'all' }))
    if (done) await this.shown.reload(false)
  }

  closeStrip(): void {
    this.isStripClosed = true
  }

  dispose(): void {
    this.shown.dispose()
  }

  private async read(): Promise<Shown> {
    const [{ items }, { newMessages }] = await Promise.all([
      this.api.message.types({}, quiet),
      this.api.account.notificationSettings({}, quiet),
    ])
    return { types: items, isSilent: !newMessages }
  }
}
