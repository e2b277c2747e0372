type Work = (...values: unknown[]) => void

/** The timers of a program, cleared when it is closed. */
export class Timers {
  /** Due times; a repeating timer never ends and has no time. */
  private readonly running = new Map<NodeJS.Timeout, number>()
  private stopped = false

  readonly api = {
    setTimeout: (work: Work, ms = 0, ...values: unknown[]) => this.once(work, ms, values),
    setInterval: (work: Work, ms?: number) => this.keep(setInterval(work, ms), Infinity),
    clearTimeout: (timer?: NodeJS.Timeout) => this.clear(timer),
    clearInterval: (timer?: NodeJS.Timeout) => this.clear(timer),
  }

  /** Whether anything runs once within a time from now. */
  isDue(ms: number): boolean {
    const end = performance.now() + ms
    return [...this.running.values()].some((due) => due <= end)
  }

  stop(): void {
    this.stopped = true
    for (const timer of this.running.keys()) clearTimeout(timer)
    this.running.clear()
  }

  private once(work: Work, ms: number, values: unknown[]): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.running.delete(timer)
      work(...values)
    }, ms)
    return this.keep(timer, performance.now() + ms)
  }

  private keep(timer: NodeJS.Timeout, due: number): NodeJS.Timeout {
    if (this.stopped) clearTimeout(timer)
    else this.running.set(timer, due)
    return timer
  }

  private clear(timer: NodeJS.Timeout | undefined): void {
    clearTimeout(timer)
    if (timer) this.running.delete(timer)
  }
}
