import { compiled } from '../../support/compiled'
import { Bridge } from './bridge'
import { animated } from './modules/animated'
import { Blobs } from './modules/blobs'
import type { NativeModule } from './modules/module'
import { networking, type Wire } from './modules/networking'
import { others } from './modules/others'
import { storage } from './modules/storage'
import { timing } from './modules/timing'
import { uiManager } from './modules/ui-manager'
import { webSocket } from './modules/web-socket'
import { bodyOf, scroll } from './scrolling'
import { Tree, type Node } from './tree'
import { controls, inputs, isCalled, isOn, nameOf, named, texts, visible, type Name } from './visible'

const ROOT = 1
const TAP_MS = 30
const PAUSE_MS = 60
const SETTLED_MS = 400
/** What the bundle calls unless it was built for another place. */
const BUILT_FOR = 'http://127.0.0.1:8080'

interface Options {
  /** Where the server is; requests fail without one. */
  server?: string
  /** What the phone has kept, for a second launch. */
  kept?: Map<string, string>
  /** The page to open first, with its parameters, as a link from outside names it. */
  path?: string
  /** Changes answers on their way. */
  rewrite?: Wire['rewrite']
}

/** The real Android bundle at work on a phone that this process plays. */
export class App {
  /** What went wrong in JavaScript and was not handled. */
  readonly errors: string[] = []
  readonly logs: string[] = []
  /** What came through its sockets. */
  readonly heard: string[] = []
  /** Native modules that were asked for and that this phone does not have. */
  readonly missing = new Set<string>()
  private readonly bridge = new Bridge()
  private readonly tree = new Tree(ROOT)
  readonly root: Node = this.tree.root
  private readonly modules: Readonly<Record<string, NativeModule>>
  private typed = 0

  constructor(bundle: string, options: Options = {}) {
    const { server = 'http://127.0.0.1:1', kept = new Map<string, string>(), path, rewrite } = options
    const { bridge } = this
    const blobs = new Blobs(bridge)
    const address = (url: string) => url.replace(BUILT_FOR, server)
    this.modules = {
      ...others(bridge, (error) => this.errors.push(error)),
      BlobModule: blobs.module,
      FileReaderModule: blobs.reader,
      NativeAnimatedModule: animated(bridge),
      Networking: networking(bridge, blobs, { address, rewrite }),
      RNCAsyncStorage: storage(bridge, kept),
      Timing: timing(bridge),
      UIManager: uiManager(bridge, this.tree),
      WebSocketModule: webSocket(bridge, { address, heard: (message) => this.heard.push(message) }),
    }
    this.prepare()
    bridge.run(compiled(bundle))
    bridge.call('AppRegistry', 'runApplication', 'linli', { rootTag: ROOT, initialProps: { initPath: path } })
  }

  get texts(): string[] {
    return texts(this.root)
  }

  get names(): string[] {
    return visible(this.root)
      .filter((node) => node.props.accessible)
      .map(nameOf)
  }

  /** The names of the controls of a role. */
  controls(role: string): string[] {
    return controls(this.root, role).map(nameOf)
  }

  /** The name of the control of a role that is chosen. */
  chosen(role: string): string | undefined {
    const node = controls(this.root, role).find(isOn)
    return node && nameOf(node)
  }

  /** Lets the app go on for some frames. */
  pause(ms = PAUSE_MS): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms))
  }

  /** Waits until the screen in front changes no more: all is answered and laid out. */
  async settle(): Promise<void> {
    const still = (before: string) => !this.bridge.isBusy && before === this.describe()
    for (let before = ''; !still(before); await this.pause(SETTLED_MS)) before = this.describe()
  }

  /** Waits until something is found, and says what was to be seen when it never is. */
  async until<T>(what: string, find: () => T | undefined | false, ms = 15_000): Promise<T> {
    const end = Date.now() + ms
    for (;;) {
      const found = find()
      if (found) return found
      if (this.errors.length) throw new Error(this.errors.join('\n\n'))
      if (Date.now() > end)
        throw new Error(`Never came: ${what}. To be seen: ${this.texts.join(' | ')}\n${this.logs.join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Waits for a text that can be seen. */
  async see(text: Name): Promise<string> {
    return this.until(String(text), () => this.texts.find((shown) => isCalled(shown, text)))
  }

  /** Taps what is called so by its label or its words. */
  async tap(name: Name): Promise<void> {
    const node = await this.until(String(name), () => named(this.root, name))
    const began = Date.now()
    this.touch('topTouchStart', node, began)
    await new Promise((resolve) => setTimeout(resolve, TAP_MS))
    // However late this comes, it was a tap: Taro takes what lasts longer than 350 ms for a long press.
    this.touch('topTouchEnd', node, began + TAP_MS)
  }

  /** Types into the input with a label or placeholder, in place of what stood there. */
  async type(name: string, text: string): Promise<void> {
    const called = ({ props }: Node) => props.accessibilityLabel === name || props.placeholder === name
    const { tag } = await this.until(name, () => inputs(this.root).find(called))
    const event = (type: string, values: object) =>
      this.bridge.call('RCTEventEmitter', 'receiveEvent', tag, type, this.bridge.own({ target: tag, ...values }))
    event('topFocus', {})
    event('topChange', { text, eventCount: ++this.typed })
    event('topEndEditing', { text })
    event('topBlur', {})
  }

  /** The body of the screen in front. */
  get body(): Node {
    const body = bodyOf(this.root)
    if (!body) throw new Error('Nothing scrolls here')
    return body
  }

  /** How far the body is scrolled, in points. */
  get scrollTop(): number {
    return this.body.scrolled ?? 0
  }

  /** Scrolls the body of the screen in front, no further than its content reaches. */
  scrollTo(top: number): void {
    scroll(this.bridge, this.body, top)
  }

  /** Presses the phone's own back button. */
  back(): void {
    this.bridge.emit('hardwareBackPress')
  }

  /** The views that can be seen, one a line, for a look at what is there. */
  describe(): string {
    const line = (node: Node, depth: number): string[] => [
      `${'  '.repeat(depth)}${node.view} ${node.view === 'RCTView' ? '' : nameOf(node)}`,
      ...node.children.flatMap((child) => line(child, depth + 1)),
    ]
    return line(this.root, 0).join('\n')
  }

  close(): void {
    this.bridge.close()
  }

  private touch(type: string, { tag }: Node, timestamp: number) {
    const at = { pageX: 5, pageY: 5, locationX: 1, locationY: 1 }
    const touch = { target: tag, identifier: 0, timestamp, ...at }
    this.bridge.call('RCTEventEmitter', 'receiveTouches', type, this.bridge.own([touch]), this.bridge.own([0]))
  }

  /** What the engine and the native side put on the global object before the bundle runs. */
  private prepare() {
    const module = (name: string | symbol) => {
      if (typeof name === 'symbol') return undefined
      if (!(name in this.modules)) this.missing.add(name)
      return this.modules[name]
    }
    Object.assign(this.bridge.global, {
      nativeModuleProxy: new Proxy({}, { get: (_, name) => module(name) }),
      nativeLoggingHook: (message: string) => this.logs.push(message),
      nativePerformanceNow: () => performance.now(),
      nativeCallSyncHook: () => null,
      nativeFlushQueueImmediate: () => undefined,
    })
  }
}
