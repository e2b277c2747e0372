import { makeAutoObservable } from 'mobx'
import { watchNetwork } from './network-status'

const NOTICE_MS = 5000

/** Network state and the message of the last failed call. */
class Connection {
  online = true
  notice = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private saidAt = 0

  constructor() {
    makeAutoObservable<this, 'timer' | 'saidAt'>(this, { timer: false, saidAt: false }, { autoBind: true })
  }

  start(): void {
    watchNetwork(this.setOnline)
  }

  /** Shows a notice for a while, for instance that the server is overloaded (product text §8). */
  say(notice: string): void {
    clearTimeout(this.timer)
    this.notice = notice
    this.saidAt = Date.now()
    if (notice) this.timer = setTimeout(() => this.say(''), NOTICE_MS)
  }

  /** Clears the notice when a call that was sent after it has been answered. */
  answered(asked: number): void {
    if (this.notice && asked > this.saidAt) this.say('')
  }

  private setOnline(online: boolean): void {
    this.online = online
  }
}

/** The shared instance. */
export const connection = new Connection()
