/**
 * Hands out turns to draw: one piece at a time, each at least `everyMs` after the one before, the first so long after the
 * list began. Two pieces that were drawn at once would cross a mini-program's bridge as one that is too large.
 */
export class Turns {
  private readonly waiting: (() => void)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private freeAt: number

  constructor(private readonly everyMs: number) {
    this.freeAt = Date.now() + everyMs
  }

  /** Draws when it is its turn; what is returned gives the turn back. */
  take(draw: () => void): () => void {
    this.waiting.push(draw)
    this.wait()
    return () => {
      const place = this.waiting.indexOf(draw)
      if (place >= 0) this.waiting.splice(place, 1)
    }
  }

  /** Nothing is drawn any more. */
  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting.length = 0
  }

  private wait() {
    this.timer ??= setTimeout(() => this.next(), Math.max(0, this.freeAt - Date.now()))
  }

  private next() {
    this.timer = undefined
    const draw = this.waiting.shift()
    if (!draw) return
    this.freeAt = Date.now() + this.everyMs
    draw()
    if (this.waiting.length > 0) this.wait()
  }
}
