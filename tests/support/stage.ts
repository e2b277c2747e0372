import type { Browser } from 'playwright-core'
import { openBrowser } from './browser'
import { Person } from './person'
import { type Server, startServer } from './server'

/** A server with the demo city and a browser, for the tests of one file. */
export class Stage {
  private server: Server | undefined
  private browser: Browser | undefined

  constructor(private readonly settings: Record<string, string> = {}) {
    beforeAll(() => this.start())
    afterAll(() => this.stop())
  }

  get url(): string {
    return this.server?.url ?? ''
  }

  open(options: Parameters<typeof Person.open>[2] = {}): Promise<Person> {
    if (!this.browser) throw new Error('The stage is not up yet')
    return Person.open(this.browser, this.url, options)
  }

  private async start() {
    // When one of the two does not come, the other one has to be there before it can be stopped.
    const [server, browser] = await Promise.allSettled([startServer(this.settings), openBrowser()])
    if (server.status === 'fulfilled') this.server = server.value
    if (browser.status === 'fulfilled') this.browser = browser.value
    for (const each of [server, browser]) if (each.status === 'rejected') throw each.reason
  }

  private async stop() {
    await this.browser?.close()
    await this.server?.stop()
  }
}
