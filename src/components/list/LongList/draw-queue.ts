/**
 * Runs draws one at a time, each at least `everyMs` after the previous one has been rendered by the view; the first
 * waits for the initial rows. Keeps the `setData` payloads of mini-programs small.
 */
export class DrawQueue {
  private readonly waiting: (() => void)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** A draw is in progress, or the pause after it. */
  private resting = false
  private rests = 0
  private closed = false

  constructor(
    private readonly everyMs: number,
    private readonly afterRender: () => Promise<void>,
  ) {
    void this.rest()
  }

  /** Queues a draw; the returned function removes it from the queue. */
  take(draw: () => void): () => void {
    this.waiting.push(draw)
    if (!this.resting) this.callNext(0)
    return () => {
      const place = this.waiting.indexOf(draw)
      if (place >= 0) this.waiting.splice(place, 1)
    }
  }

  /** Waits until the current draw is rendered, plus the pause after it. */
  async rest(): Promise<void> {
    const own = ++this.rests
    this.resting = true
    clearTimeout(this.timer)
    this.timer = undefined
    await this.afterRender()
    if (!this.closed && own === this.rests) this.callNext(this.everyMs)
  }

  /** Stops all draws. */
  close(): void {
    clearTimeout(this.timer)
    this.closed = true
    this.waiting.length = 0
  }

  private callNext(afterMs: number) {
    this.timer ??= setTimeout(() => this.next(), afterMs)
  }

  private next() {
    this.timer = undefined
    const draw = this.waiting.shift()
    this.resting = draw !== undefined
    if (!draw) return
    draw()
    void this.rest()
  }
}
