import { timeLimit } from '../../support/time-limit'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PromptOutcome } from './answer'
import { platformApi } from './api'
import type { Device } from './device'
import { contextOf } from './context'
import { InView } from './in-view'
import { bodyOf } from './layout'
import { Network } from './network'
import { nodesIn, walk, type Hit, type TreeNode } from './node'
import { copied, runningPage, type PageInstance } from './page'
import { Scripts, type ComponentDefinition } from './scripts'
import { Stack } from './stack'
import { Timers } from './timers'

export interface ProgramOptions {
  readonly dist: string
  readonly platform: Device['platform']
  /** The server under test. */
  readonly server: string
  /** The outcomes of prompts, by API name: a picture, a code, an address. */
  readonly given?: Record<string, PromptOutcome>
  /** The session of an earlier login. */
  token?: string
  /** Answers that come at once, by path and request. */
  known?: ReadonlyMap<string, string>
}

/** Time that the host lets the program run before it looks again. */
const TURN_MS = 20

/** The default API address of builds. */
const builtIn = 'http://127.0.0.1:8080'

/** Names in the data of pages, by the build's templates. */
function namesIn(dist: string) {
  const [file = ''] = ['base.wxml', 'base.axml'].map((name) => join(dist, name)).filter(existsSync)
  const templates = readFileSync(file, 'utf8')
  const property = (name: string) => new RegExp(`${name}="{{[^}]*?\\bi\\.(\\w+)`).exec(templates)?.[1] ?? ''
  return {
    /** The type of page containers. */
    container: /<template name="tmpl_0_(\w+)">\s*<page-container/.exec(templates)?.[1],
    scroll: { top: property('scroll-top'), element: property('scroll-into-view') },
  }
}

/** Runs a real built mini-program: its own scripts on a simulated platform. */
export class MiniProgram extends InView {
  readonly network: Network
  readonly stack = new Stack((route, options) => this.makePage(route, options))
  readonly calls: [string, unknown][] = []
  /** The size of each setData in bytes of JSON, with the page that made it. */
  readonly setDataSizes: { route: string; bytes: number }[] = []
  /** Errors that the program wrote to the console. */
  readonly faults: string[] = []
  /** Called after each change of a page's data. */
  onDraw: (page: PageInstance) => void = () => undefined
  private readonly storage = new Map<string, unknown>()
  private readonly timers = new Timers()
  private readonly scripts: Scripts
  private readonly names: ReturnType<typeof namesIn>

  constructor(private readonly options: ProgramOptions) {
    super()
    this.network = new Network(builtIn, options.server, options.known)
    this.names = namesIn(options.dist)
    if (options.token) this.storage.set('user-token', options.token)
    this.scripts = new Scripts(options.dist, (registers) =>
      contextOf(options.platform, { ...this.globals(), ...registers }),
    )
  }

  get page(): PageInstance {
    return this.stack.top
  }

  /** Launches the app and opens a page, by default the first one. */
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
   * Waits until the page in view is rendered: nothing is asked for, no timer of the program is due within a time, and no
   * setData came in as many turns of the host as its answers may need one after the other, however slow the machine.
   * @throws Error with the pending work when that does not happen within a minute
   */
  async settle(ms = 400): Promise<void> {
    const { unanswered, sent } = this.network
    const end = Date.now() + timeLimit(60)
    const turns = Math.ceil(ms / TURN_MS)
    for (let quiet = 0, drawn = -1; quiet < turns; await sleep(TURN_MS)) {
      const isQuiet = !this.network.isBusy && !this.timers.isDue(ms) && drawn === this.setDataSizes.length
      quiet = isQuiet ? quiet + 1 : 0
      drawn = this.setDataSizes.length
      if (Date.now() < end) continue
      const asked = sent.slice(-5).map(({ url }) => url)
      throw new Error(`${this.page.route} does not settle: ${JSON.stringify({ unanswered, asked, drawn })}`)
    }
  }

  /** Goes back by the key or the gesture of the platform: a page container closes instead of the page. */
  async stepBack(): Promise<void> {
    if (!(await this.closeContainer())) await this.stack.navigation.navigateBack(1)
  }

  /**
   * Hides the app and answers the bytes of the largest setData that the hidden page still got. Their sum would depend on the machine: a clock
   * ticks each second, and a busy one takes longer to settle.
   */
  async hide(): Promise<number> {
    const before = this.setDataSizes.length
    this.page.onHide?.()
    await this.settle()
    return Math.max(0, ...this.setDataSizes.slice(before).map(({ bytes }) => bytes))
  }

  protected get container(): Hit | undefined {
    return [...walk(this.page.data.root)].find(({ node }) => node.nn === this.names.container)
  }

  protected get scrollKeys() {
    return this.names.scroll
  }

  /** The result of the platform's share button. */
  share(): unknown {
    return copied(this.page.onShareAppMessage?.({ from: 'button' }))
  }

  /** A component of the build by its path. */
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
    // The app's own step back closes a page container, too.
    const navigation = {
      ...stack.navigation,
      navigateBack: async (delta: number) => {
        if (!(await this.closeContainer())) await stack.navigation.navigateBack(delta)
      },
    }
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
      onDraw: (page) => {
        this.onDraw(page)
        if (page === this.stack.pages.at(-1)) this.follow(page)
      },
    })
  }

  private readonly placeOf = (selector: string) => {
    const isIt = (node: TreeNode) => `#${node.uid ?? node.sid}` === selector
    // There is no page during navigation and after the program is closed.
    const root = this.stack.pages.at(-1)?.data.root
    if (!nodesIn(root).some(isIt)) return null
    return bodyOf(root) && this.placed().find(({ node }) => isIt(node))
  }
}
