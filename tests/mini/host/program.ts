import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Given } from './answer'
import { platformApi, type Device } from './api'
import { contextOf } from './context'
import { InView } from './in-view'
import { bodyOf } from './layout'
import { Network } from './network'
import { walk, type TreeNode } from './node'
import { copied, runningPage, type PageInstance } from './page'
import { Scripts, type ComponentDefinition } from './scripts'
import { Stack } from './stack'
import { Timers } from './timers'

export interface ProgramOptions {
  readonly dist: string
  readonly platform: Device['platform']
  /** The server under test. */
  readonly server: string
  /** What the person gives when the platform asks, by the name of the API: a picture, a code, an address. */
  readonly given?: Record<string, Given>
  /** The session of somebody who logged in before. */
  token?: string
}

/** The address that builds have when nothing else was set. */
const builtIn = 'http://127.0.0.1:8080'

/** Runs a real built mini-program: its own scripts, over a platform that stands in. */
export class MiniProgram extends InView {
  readonly network: Network
  readonly stack = new Stack((route, options) => this.makePage(route, options))
  readonly calls: [string, unknown][] = []
  /** The size of each setData in bytes of JSON, with the page that made it. */
  readonly setDataSizes: { route: string; bytes: number }[] = []
  /** What the program wrote to the console as an error. */
  readonly faults: string[] = []
  /** Called after each change of a page's data. */
  onDraw: (page: PageInstance) => void = () => undefined
  private readonly storage = new Map<string, unknown>()
  private readonly timers = new Timers()
  private readonly scripts: Scripts

  constructor(private readonly options: ProgramOptions) {
    super()
    this.network = new Network(builtIn, options.server)
    if (options.token) this.storage.set('user-token', options.token)
    this.scripts = new Scripts(options.dist, (registers) =>
      contextOf(options.platform, { ...this.globals(), ...registers }),
    )
  }

  get page(): PageInstance {
    return this.stack.top
  }

  /** Launches the app and opens a page, by default the first. */
  async launch(url?: string): Promise<this> {
    this.scripts.load('app')
    const { pages } = JSON.parse(readFileSync(join(this.options.dist, 'app.json'), 'utf8')) as { pages: string[] }
    const path = url ?? pages[0] ?? ''
    const { app } = this.scripts
    app.onLaunch?.({ path, query: {}, scene: 1001 })
    app.onShow?.({ path, query: {}, scene: 1001 })
    await this.stack.open(path)
    return this
  }

  /**
   * Waits until the page in view is drawn: all is answered, and no setData for a while.
   * @throws Error that says what is still to come when that does not happen within a minute
   */
  async settle(ms = 400): Promise<void> {
    const { unanswered, sent } = this.network
    const end = Date.now() + 60_000
    const still = (drawn: number) => unanswered.length === 0 && drawn === this.setDataSizes.length
    for (let drawn = -1; !still(drawn); await sleep(ms)) {
      drawn = this.setDataSizes.length
      if (Date.now() < end) continue
      const asked = sent.slice(-5).map(({ url }) => url)
      throw new Error(`${this.page.route} does not settle: ${JSON.stringify({ unanswered, asked, drawn })}`)
    }
  }

  /** What the platform's own share button would give to others. */
  share(): unknown {
    return copied(this.page.onShareAppMessage?.({ from: 'button' }))
  }

  /** One of the program's own components, by its path in the build. */
  component(path: string): ComponentDefinition {
    return this.scripts.component(path)
  }

  close(): void {
    this.stack.close()
    this.timers.stop()
    this.network.close()
  }

  private globals(): object {
    const { stack, storage, network, calls, faults, placeOf } = this
    const { platform, given = {} } = this.options
    const { navigation } = stack
    const answers = new Map(Object.entries(given))
    const api = platformApi({ platform, network, storage, given: answers, calls, navigation, placeOf })
    return {
      console: { ...console, error: (...values: unknown[]) => faults.push(values.map(String).join(' ')) },
      Promise,
      ...this.timers.api,
      getCurrentPages: () => stack.pages,
      [platform === 'alipay' ? 'my' : 'wx']: api,
    }
  }

  private makePage(route: string, options: Record<string, string>): PageInstance {
    return runningPage(route, this.scripts.page(route), options, {
      onSetData: (bytes) => this.setDataSizes.push({ route, bytes }),
      onDraw: (page) => this.onDraw(page),
    })
  }

  private readonly placeOf = (selector: string) => {
    const isIt = ({ node }: { node: TreeNode }) => `#${node.uid ?? node.sid}` === selector
    // Between two pages, and once the program is closed, there is none.
    const root = this.stack.pages.at(-1)?.data.root
    if (![...walk(root)].some(isIt)) return null
    return bodyOf(root) && this.placed().find(isIt)
  }
}
