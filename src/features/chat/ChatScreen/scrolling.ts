import { makeModel } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'
import type { MessageLog } from '../log'

/** The element below the newest message. */
export const endId = 'chat-end'

/** The element of a message. */
export const messageId = (sequence: number): string => `message-${sequence}`

/** Distance from the beginning at which earlier messages are loaded, in pixels. */
const nearTop = 160

/** Keeps the newest message in view for a reader at the end, and the position of a reader further up. */
export class ChatScrolling {
  readonly target = new ScrollTarget()
  isAtEnd = true
  /** The last sequence that was in view at the end. */
  seen = 0
  private top = Number.POSITIVE_INFINITY

  constructor(private readonly log: MessageLog) {
    makeModel(this, 'log', 'top')
  }

  /** Messages that came while the reader was not at the end. */
  get fresh(): number {
    return this.isAtEnd ? 0 : this.log.messages.filter(({ sequence, mine }) => sequence > this.seen && !mine).length
  }

  /** Goes to the newest message. */
  async toEnd(): Promise<void> {
    await this.log.toNewest()
    this.arrive()
    this.target.to(endId)
  }

  /** Content was added at the end: scrolls to it if the reader is at the end. */
  grown(): void {
    if (!this.isAtEnd) return
    this.arrive()
    this.target.to(endId)
  }

  /** The end of the loaded messages came into view. */
  reachedEnd(): void {
    if (this.log.hasLater) void this.log.loadLater()
    else this.arrive()
  }

  /** The reader scrolled to an offset. */
  moved(top: number): void {
    const isUp = top < this.top - 8
    this.top = top
    if (!isUp) return
    if (this.isAtEnd) this.leave()
    if (top < nearTop) void this.earlier()
  }

  /** Loads earlier messages, and keeps the one in view that was the first. */
  async earlier(): Promise<void> {
    const first = this.log.messages[0]?.sequence
    if (first === undefined || !this.log.hasEarlier || this.log.earlier !== 'idle') return
    await this.log.loadEarlier()
    if (this.log.earlier === 'idle') this.target.to(messageId(first))
  }

  dispose(): void {
    this.target.dispose()
  }

  private arrive(): void {
    this.isAtEnd = true
    this.seen = this.log.last
  }

  private leave(): void {
    this.isAtEnd = false
    this.seen = this.log.last
  }
}
