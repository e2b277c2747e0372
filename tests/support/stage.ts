import type { Browser } from 'playwright-core'
import type { App } from '../../server/app'
import { systemClock } from '../../server/clock'
import type { Rows, TestDatabase } from '../../server/testing/database'
import { openBrowser } from './browser'
import { Person } from './person'
import { appBeside, operate, type Server, startServer } from './server'

/** A server with the demo city and a browser, for the tests of one file. */
export class Stage {
  private server: Server | undefined
  private browser: Browser | undefined
  private beside: App | undefined

  constructor(
    private readonly settings: Record<string, string> = {},
    private readonly textSize?: number,
  ) {
    beforeAll(() => this.start())
    afterAll(() => this.stop())
  }

  get url(): string {
    return this.up.url
  }

  /** The server's database, for changes without a call. */
  get db(): TestDatabase['db'] {
    return this.up.database.db
  }

  /** Factory of rows for a test. */
  get rows(): Rows {
    return { app: { context: this }, clock: systemClock }
  }

  /** Opens a browser for a user, optionally at another server. */
  open(options: Parameters<typeof Person.open>[2] = {}, url = this.url): Promise<Person> {
    if (!this.browser) throw new Error('The stage has not started')
    return Person.open(this.browser, url, options)
  }

  /** Starts a second server on the same database. Stop it before the test ends. */
  second(settings: Record<string, string>): Promise<Server> {
    return startServer(settings, this.up)
  }

  /** Runs `npm run operator` beside the server and answers what it prints. */
  operate(...args: string[]): Promise<string> {
    return operate(this.up, ...args)
  }

  /** Services of the server, in this process: for the demo’s riders, who are nobody’s account, and for what else has no call. */
  async app(): Promise<App> {
    this.beside ??= await appBeside(this.up)
    return this.beside
  }

  private get up(): Server {
    if (!this.server) throw new Error('The stage has not started')
    return this.server
  }

  private async start() {
    // A failed start of one must wait for the start of the other before that can be stopped.
    const [server, browser] = await Promise.allSettled([startServer(this.settings), openBrowser(this.textSize)])
    if (server.status === 'fulfilled') this.server = server.value
    if (browser.status === 'fulfilled') this.browser = browser.value
    for (const each of [server, browser]) if (each.status === 'rejected') throw each.reason
  }

  private async stop() {
    await this.browser?.close()
    await this.beside?.stop()
    await this.server?.stop()
  }
}
