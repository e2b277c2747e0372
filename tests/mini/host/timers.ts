type Work = (...values: unknown[]) => void

/** The timers of a program, cleared when it is closed. */
export class Timers {
  private readonly running = new Set<NodeJS.Timeout>()
  private stopped = false

  readonly api = {
    setTimeout: (work: Work, ms?: number) => this.keep(setTimeout(work, ms)),
    setInterval: (work: Work, ms?: number) => this.keep(setInterval(work, ms)),
    clearTimeout: (timer?: NodeJS.Timeout) => clearTimeout(timer),
    clearInterval: (timer?: NodeJS.Timeout) => clearInterval(timer),
  }

  stop(): void {
    this.stopped = true
    this.running.forEach((timer) => clearTimeout(timer))
    this.running.clear()
  }

  private keep(timer: NodeJS.Timeout): NodeJS.Timeout {
    if (this.stopped) clearTimeout(timer)
    else this.running.add(timer)
    return timer
  }
}
