import type { Page, Request } from 'playwright-core'

/** The requests of a page, to know when it asks for nothing more without waiting for a time. */
export class Requests {
  private started = 0
  private readonly open = new Set<Request>()
  private told: () => void = () => undefined

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      this.started += 1
      this.open.add(request)
    })
    const ended = (request: Request) => {
      this.open.delete(request)
      this.told()
    }
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
  }

  /** Forgets the requests of a document that the page has left. */
  forget(): void {
    this.open.clear()
  }

  /** Resolves when no request is open and the page, twice idle after having drawn, has made no other. */
  async end(): Promise<void> {
    for (let idle = 0; idle < 2;) {
      while (this.open.size > 0) await new Promise<void>((resolve) => (this.told = resolve))
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
