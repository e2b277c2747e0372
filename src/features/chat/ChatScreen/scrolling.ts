import { makeModel } from '@/state'
import { afterRender } from '@/platform/view/after-render'
import { type Place, placesOf } from '@/platform/view/measure'
import { ScrollTarget } from '@/state/base/scroll-target'
import type { MessageLog } from '../log'

/** The element below the newest message. */
export const endId = 'chat-end'

/** The element of a message. */
export const messageId = (sequence: number): string => `message-${sequence}`

/** Distance from the beginning at which earlier messages are loaded, in pixels. */
const nearTop = 160

/** Time in which a browser lays new rows out and keeps those in view in place, where it does, in milliseconds. */
const LAYOUT_MS = 50

/** Longest time to wait for new rows to be rendered, in milliseconds. */
const RENDER_MS = 3000

/** Keeps the newest message in view for a reader at the end, and the position of a reader further up. */
export class ChatScrolling {
  readonly target = new ScrollTarget()
  /** Offset of the body that keeps the rows in view where they are; undefined before rows were added or dropped above them. */
  offset: number | undefined = undefined
  isAtEnd = true
  /** The last sequence that was in view at the end. */
  seen = 0
  /** The last reported offset; infinite before the first one, which may come from the scroll to the end and then cancels nothing. */
  private top = Number.POSITIVE_INFINITY
  private isDisposed = false

  constructor(private readonly log: MessageLog) {
    makeModel(this, 'log', 'top', 'isDisposed')
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
  async reachedEnd(): Promise<void> {
    if (this.log.hasLater) await this.hold(this.log.last, (prepare) => this.log.loadLater(prepare))
    else this.arrive()
  }

  /** The reader scrolled to an offset. */
  moved(top: number): void {
    const isFirst = !Number.isFinite(this.top)
    const isUp = top < this.top - 8
    this.top = top
    if (!isUp) return
    if (this.isAtEnd) this.leave()
    if (!isFirst) this.target.cancel()
    if (top < nearTop) void this.earlier()
  }

  /** Loads earlier messages above those in view. */
  async earlier(): Promise<void> {
    // The first one may lose the time above it.
    const { messages } = this.log
    const kept = (messages[1] ?? messages[0])?.sequence
    if (kept === undefined || !this.log.hasEarlier || this.log.earlier !== 'idle') return
    await this.hold(kept, (prepare) => this.log.loadEarlier(prepare))
  }

  dispose(): void {
    this.isDisposed = true
    this.target.dispose()
  }

  /** Changes the rows around a message, which stays where it is in view, whether or not the platform keeps it there by itself. */
  private async hold(sequence: number, change: (prepare: () => Promise<void>) => Promise<void>): Promise<void> {
    const place = async () => (await placesOf([messageId(sequence)]))[0]
    let before: Place | undefined
    await change(async () => {
      before = await place()
    })
    // The rows at both ends are the last to be rendered.
    await this.drawn([this.log.messages[0]?.sequence ?? sequence, this.log.last])
    const after = await place()
    if (before && after) this.moveBy(after.top - before.top)
  }

  /** Resolves when all of these messages are rendered and laid out, or when the screen is left. */
  private async drawn(sequences: readonly number[]): Promise<void> {
    for (let waited = 0; waited < RENDER_MS && !this.isDisposed; waited += LAYOUT_MS) {
      await afterRender()
      const places = await placesOf(sequences.map(messageId))
      await new Promise((resolve) => setTimeout(resolve, LAYOUT_MS))
      if (places.every(Boolean)) return
    }
  }

  private moveBy(distance: number): void {
    if (Math.abs(distance) < 1) return
    const top = this.top + distance
    // Platforms ignore an unchanged offset; a tenth moves no pixel.
    this.offset = this.offset === top ? top + 0.1 : top
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
