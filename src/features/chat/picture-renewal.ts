import { reaction } from 'mobx'
import { now } from '@/platform/device/clock'
import type { MessageLog } from './log'

/** Time before the end of a picture's address at which it is renewed, in milliseconds. */
const MARGIN = 60_000
/** The least time between two renewals, in milliseconds. */
const PAUSE = 10_000

/** Renewal of the addresses of pictures before they end, while their conversation is shown. */
export class PictureRenewal {
  private timer: ReturnType<typeof setTimeout> | undefined
  private isOn = false

  constructor(private readonly log: MessageLog) {}

  /** Renews until the returned function is called; at once what ended meanwhile. */
  follow(): () => void {
    this.isOn = true
    const end = reaction(
      () => this.pictures,
      () => this.wait(0),
      { fireImmediately: true },
    )
    return () => {
      this.isOn = false
      end()
      clearTimeout(this.timer)
    }
  }

  private get pictures() {
    return this.log.messages.flatMap(({ sequence, content }) =>
      content.kind === 'picture' ? [{ sequence, until: Date.parse(content.until) }] : [],
    )
  }

  private wait(least: number): void {
    clearTimeout(this.timer)
    const left = Math.min(...this.pictures.map(({ until }) => until - now()))
    if (this.isOn && left !== Infinity) this.timer = setTimeout(() => void this.renew(), Math.max(least, left - MARGIN))
  }

  private async renew(): Promise<void> {
    const due = this.pictures.filter(({ until }) => until - now() <= 2 * MARGIN)
    await this.log.renew(due.map(({ sequence }) => sequence)).catch(() => undefined)
    this.wait(PAUSE)
  }
}
