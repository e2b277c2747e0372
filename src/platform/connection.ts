import { makeAutoObservable } from 'mobx'
import { watchNetwork } from './network-status'

const NOTICE_MS = 5000

/** Whether there is a network, and what the last failing call said about it. */
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

  /** Shows a sentence for a while, for instance that the server is too crowded (product text §8). */
  say(notice: string): void {
    clearTimeout(this.timer)
    this.notice = notice
    this.saidAt = Date.now()
    if (notice) this.timer = setTimeout(() => this.say(''), NOTICE_MS)
  }

  /** The server has answered what was asked at that time: it has not been too crowded since. */
  answered(asked: number): void {
    if (this.notice && asked > this.saidAt) this.say('')
  }

  private setOnline(online: boolean): void {
    this.online = online
  }
}

/** The one of this client. */
export const connection = new Connection()
