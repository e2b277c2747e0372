import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { createContext, runInContext, type Context } from 'node:vm'
import { platformApi, type Given } from './api'
import { Network } from './network'
import { bodyOf, heightOf, placed, rangeOf, type Placed } from './layout'
import { isCalled, textOf, walk, type Hit, type TreeNode } from './node'
import { Timers } from './timers'
import { copied, setPath, spliceAt, type PageDefinition, type PageInstance } from './page'

/** What `Component()` was called with. */
export interface ComponentDefinition {
  properties?: Record<string, { type: { name: string }; value: unknown }>
  options?: { virtualHost?: boolean }
  attached?: (this: object) => void
  detached?: (this: object) => void
  methods: { eh: (this: object, event: object) => void }
}

interface AppDefinition {
  onLaunch?: (options: object) => void
  onShow?: (options: object) => void
}

export interface ProgramOptions {
  readonly dist: string
  readonly platform: 'weapp' | 'alipay'
  /** The server under test. */
  readonly server: string
  /** What the person gives when the platform asks, by the name of the API: a picture, a code, an address. */
  readonly given?: Record<string, Given>
  /** The session of somebody who logged in before. */
  token?: string
}

/** The address that builds have when nothing else was set. */
const builtIn = 'http://127.0.0.1:8080'
const stackLimit = 10

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Runs a real built mini-program: its own scripts in a context without eval, over a platform that stands in. */
export class MiniProgram {
  readonly network: Network
  readonly stack: PageInstance[] = []
  readonly calls: [string, unknown][] = []
  /** The size of each setData in bytes of JSON, with the page that made it. */
  readonly setDataSizes: { route: string; bytes: number }[] = []
  readonly components = new Map<string, ComponentDefinition>()
  readonly storage = new Map<string, unknown>()
  /** What the program wrote to the console as an error. */
  readonly faults: string[] = []
  /** Called after each change of a page's data. */
  onDraw: (page: PageInstance) => void = () => undefined
  /** Called when a page has been opened; the renderer mounts it. */
  onOpen: (page: PageInstance) => void = () => undefined
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly pages = new Map<string, PageDefinition>()
  private readonly timers = new Timers()
  private readonly scrolled = new WeakMap<PageInstance, number>()
  private readonly context: Context
  private app: AppDefinition = {}
  private loading = ''

  constructor(readonly options: ProgramOptions) {
    this.network = new Network(builtIn, options.server)
    if (options.token) this.storage.set('user-token', options.token)
    this.context = this.makeContext()
  }

  get page(): PageInstance {
    const page = this.stack.at(-1)
    if (!page) throw new Error('no page is open')
    return page
  }

  /** Launches the app and opens a page, by default the first. */
  async launch(url?: string): Promise<this> {
    this.load('app')
    const { pages } = JSON.parse(readFileSync(join(this.options.dist, 'app.json'), 'utf8')) as { pages: string[] }
    const path = url ?? pages[0] ?? ''
    this.app.onLaunch?.({ path, query: {}, scene: 1001 })
    this.app.onShow?.({ path, query: {}, scene: 1001 })
    await this.open(path)
    return this
  }

  find(name: string | RegExp): Hit | undefined {
    const hits = [...walk(this.page.data.root)].filter(({ node }) => isCalled(node, name))
    return hits.at(-1)
  }

  text(): string {
    return this.page.data.root ? textOf(this.page.data.root) : ''
  }

  /** Waits until something is called so; fails with what is to be seen instead. */
  async waitFor(name: string | RegExp, ms = 20_000): Promise<Hit> {
    for (const end = Date.now() + ms; Date.now() < end; await sleep(30)) {
      const hit = this.find(name)
      if (hit) return hit
    }
    throw new Error(`${String(name)} was not found on ${this.page.route}:\n${this.text()}`)
  }

  /** Fires an event at a node as the platform does; taps go up to the parents. */
  async fire({ node, parents }: Hit, type: string, detail: object = {}): Promise<void> {
    const up = type === 'tap' ? parents : []
    const chain = [node, ...up].filter(({ sid, v }) => sid && v === undefined)
    const end = ({ uid, sid }: Hit['node']) => ({ id: uid ?? sid, dataset: { sid } })
    const event = { type, timeStamp: Date.now(), detail, target: end(node), mark: {}, touches: [], changedTouches: [] }
    for (const each of chain) this.page.eh({ ...event, currentTarget: end(each) })
    await sleep(30)
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.fire(await this.waitFor(name), 'tap', { x: 1, y: 1 })
  }

  async type(name: string | RegExp, value: string): Promise<void> {
    await this.fire(await this.waitFor(name), 'input', { value, cursor: value.length })
  }

  /** What scrolls on the page in view. */
  get body(): TreeNode {
    const body = bodyOf(this.page.data.root)
    if (!body) throw new Error(`nothing scrolls on ${this.page.route}`)
    return body
  }

  /** How far the body of the page in view is scrolled; no further than its content reaches now. */
  get scrollTop(): number {
    return Math.min(this.scrolled.get(this.page) ?? 0, rangeOf(this.body))
  }

  /** Everything in the body of the page in view, with its place in the window. */
  placed(): Placed[] {
    return [...placed(this.body, -this.scrollTop)]
  }

  /** Scrolls the body of the page in view, of whose end it wants to be told 200 units before. */
  async scrollTo(top: number): Promise<void> {
    const { body } = this
    const range = rangeOf(body)
    const to = Math.max(0, Math.min(top, range))
    const deltaY = this.scrollTop - to
    this.scrolled.set(this.page, to)
    const hit = { node: body, parents: [] }
    await this.fire(hit, 'scroll', { scrollTop: to, scrollLeft: 0, scrollHeight: heightOf(body), deltaX: 0, deltaY })
    if (range - to <= 200) await this.fire(hit, 'scrolltolower', { direction: 'bottom' })
  }

  /** Scrolls the body of the page in view to its end. */
  scrollDown(): Promise<void> {
    return this.scrollTo(rangeOf(this.body))
  }

  /** Waits until the page in view is drawn: no setData for a while. */
  async settle(ms = 400): Promise<void> {
    for (let drawn = -1; drawn !== this.setDataSizes.length; await sleep(ms)) drawn = this.setDataSizes.length
  }

  /** What the platform's own share button would give to others. */
  share(): unknown {
    return copied(this.page.onShareAppMessage?.({ from: 'button' }))
  }

  close(): void {
    this.stack.splice(0).forEach((page) => page.onUnload?.())
    this.timers.stop()
    this.network.close()
  }

  /** Runs a script of the build, with the definitions it registers noted under its name. */
  load(name: string): void {
    this.loading = name
    this.require(`./${name}.js`, '.')
  }

  private require(id: string, from: string): unknown {
    const { dist } = this.options
    const plain = id.startsWith('/') ? join(dist, id) : resolve(dist, dirname(from), id)
    const file = [plain, `${plain}.js`, join(plain, 'index.js')].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    )
    if (!file) throw new Error(`${from} requires ${id}, which is not in the build`)
    const known = this.modules.get(file)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    this.modules.set(file, module)
    const source = `(function(require,module,exports){${readFileSync(file, 'utf8')}\n})`
    const run = runInContext(source, this.context, { filename: file }) as (...values: unknown[]) => void
    run((inner: string) => this.require(inner, relative(dist, file)), module, module.exports)
    return module.exports
  }

  private makeContext(): Context {
    const { platform } = this.options
    const { network, storage, calls, faults } = this
    const given = new Map(Object.entries(this.options.given ?? {}))
    const navigation = {
      navigateTo: (url: string) => this.push(url),
      redirectTo: (url: string) => this.replace(url, 1),
      switchTab: (url: string) => this.replace(url, this.stack.length),
      reLaunch: (url: string) => this.replace(url, this.stack.length),
      navigateBack: (delta: number) => this.back(delta),
    }
    const api = platformApi({ platform, network, storage, given, calls, navigation, placeOf: this.placeOf })
    const registers = {
      App: (definition: AppDefinition) => (this.app = definition),
      Page: (definition: PageDefinition) => this.pages.set(this.loading, definition),
      Component: (definition: ComponentDefinition) => this.components.set(this.loading, definition),
      Behavior: (definition: object) => definition,
    }
    const globals = {
      console: { ...console, error: (...values: unknown[]) => faults.push(values.map(String).join(' ')) },
      Promise,
      ...this.timers.api,
      ...registers,
      getApp: () => this.app,
      getCurrentPages: () => this.stack,
    }
    const codeGeneration = { strings: false, wasm: false }
    const context = createContext({ ...globals, [platform === 'alipay' ? 'my' : 'wx']: api }, { codeGeneration })
    // Mini-programs lack these in places, so that nothing may rest on them.
    runInContext('delete globalThis.Intl; delete globalThis.structuredClone; delete globalThis.URL', context)
    if (platform === 'alipay') {
      runInContext('globalThis.AFAppX = {}; globalThis.navigator = { userAgent: "AlipayClient", appName: "" }', context)
    }
    return context
  }

  private readonly placeOf = (selector: string) => {
    const isIt = ({ node }: { node: TreeNode }) => `#${node.uid ?? node.sid}` === selector
    // Between two pages, and once the program is closed, there is none.
    const root = this.stack.at(-1)?.data.root
    if (![...walk(root)].some(isIt)) return null
    return bodyOf(root) && this.placed().find(isIt)
  }

  private async push(url: string): Promise<void> {
    if (this.stack.length >= stackLimit) throw new Error('the stack of pages is full')
    this.stack.at(-1)?.onHide?.()
    await this.open(url)
  }

  private async replace(url: string, count: number): Promise<void> {
    this.stack.splice(this.stack.length - count).forEach((page) => page.onUnload?.())
    await this.open(url)
  }

  private async back(delta: number): Promise<void> {
    this.stack.splice(Math.max(1, this.stack.length - delta)).forEach((page) => page.onUnload?.())
    this.page.onShow?.()
    this.onOpen(this.page)
    await sleep(30)
  }

  private async open(url: string): Promise<void> {
    const [route = '', query = ''] = url.replace(/^\//, '').split('?')
    if (!this.pages.has(route)) this.load(route)
    const definition = this.pages.get(route)
    if (!definition) throw new Error(`${route} did not call Page()`)
    const page = this.instance(route, definition, Object.fromEntries(new URLSearchParams(query)))
    this.stack.push(page)
    page.onLoad?.(page.options)
    page.onShow?.()
    this.onOpen(page)
    await sleep(30)
    page.onReady?.()
    await sleep(30)
  }

  private instance(route: string, definition: PageDefinition, options: Record<string, string>): PageInstance {
    const sizes = this.setDataSizes
    const later = (done?: () => void) => done && setTimeout(done, 0)
    const drawn = () => this.onDraw(page)
    const page = {
      ...definition,
      data: copied(definition.data ?? {}),
      route,
      __route__: route,
      options,
      $listeners: [],
      setData(change: Record<string, unknown>, done?: () => void) {
        const crossed = JSON.stringify(change)
        sizes.push({ route, bytes: Buffer.byteLength(crossed) })
        for (const [path, value] of Object.entries(JSON.parse(crossed) as object)) setPath(page.data, path, value)
        drawn()
        later(done)
      },
      $batchedUpdates: (work: () => void) => work(),
      $spliceData(change: Record<string, [number, number, ...unknown[]]>, done?: () => void) {
        for (const [path, splice] of Object.entries(copied(change))) spliceAt(page.data, path, splice)
        drawn()
        later(done)
      },
      selectComponent: () => null,
      getTabBar: () => null,
    } as unknown as PageInstance
    return page
  }
}
