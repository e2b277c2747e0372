import type { Page } from 'playwright-core'

/** The requests of a page, to know when it asks for nothing more without waiting for a time. */
export class Requests {
  private started = 0
  private open = 0
  private told: () => void = () => undefined

  constructor(private readonly page: Page) {
    page.on('request', () => {
      this.started += 1
      this.open += 1
    })
    const ended = () => {
      this.open -= 1
      this.told()
    }
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  }

  /** Resolves when no request is open and the page, twice idle after having drawn, has made no other. */
  async end(): Promise<void> {
    for (let idle = 0; idle < 2;) {
      while (this.open > 0) await new Promise<void>((resolve) => (this.told = resolve))
      const before = this.started
      await this.page.evaluate(drawnAndIdle)
      idle = this.started === before ? idle + 1 : 0
    }
  }
}

/** Runs in the page. */
const drawnAndIdle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
  })
