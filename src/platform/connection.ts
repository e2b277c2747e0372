import { makeAutoObservable } from 'mobx'
import { watchNetwork } from './network-status'

const NOTICE_MS = 5000

/** Whether there is a network, and what the last failing call said about it. */
class Connection {
  online = true
  notice = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true })
  }

  start(): void {
    watchNetwork(this.setOnline)
  }

  /** Shows a sentence for a while, for instance that the server is too crowded (product text §8). */
  say(notice: string): void {
    clearTimeout(this.timer)
    this.notice = notice
    if (notice) this.timer = setTimeout(() => this.say(''), NOTICE_MS)
  }

  private setOnline(online: boolean): void {
    this.online = online
  }
}

/** The one of this client. */
export const connection = new Connection()
