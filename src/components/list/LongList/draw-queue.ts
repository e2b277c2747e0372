/**
 * Draws one piece at a time, each at least `everyMs` after the one before has crossed to the view, the first so long after
 * what the list begins with. Two pieces that crossed a mini-program's bridge as one would be too large.
 */
export class DrawQueue {
  private readonly waiting: (() => void)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What was drawn last is on its way to the view, or has just come there. */
  private resting = false
  private rests = 0
  private closed = false

  constructor(
    private readonly everyMs: number,
    private readonly crossing: () => Promise<void>,
  ) {
    void this.rest()
  }

  /** Queues a piece to draw; what is returned takes it out of the queue. */
  take(draw: () => void): () => void {
    this.waiting.push(draw)
    if (!this.resting) this.callNext(0)
    return () => {
      const place = this.waiting.indexOf(draw)
      if (place >= 0) this.waiting.splice(place, 1)
    }
  }

  /** Waits until what is drawn just now has crossed, and a while after that. */
  async rest(): Promise<void> {
    const own = ++this.rests
    this.resting = true
    clearTimeout(this.timer)
    this.timer = undefined
    await this.crossing()
    if (!this.closed && own === this.rests) this.callNext(this.everyMs)
  }

  /** Nothing is drawn any more. */
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
