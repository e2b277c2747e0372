import { timeLimit } from '../../support/time-limit'
import { compiled } from '../../support/compiled'
import { Bridge } from './bridge'
import { animated } from './modules/animated'
import { Blobs } from './modules/blobs'
import { expoModules, expoProxy } from './modules/expo'
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
/** Timers due within this time belong to the current drawing. */
const SOON_MS = 400
/** Longer than the host takes to answer a call. */
const TURN_MS = 40
/** The default API address of builds. */
const BUILT_FOR = 'http://127.0.0.1:8080'

interface Options {
  /** The server's address; requests fail without one. */
  server?: string
  /** The device's storage, for a second launch. */
  kept?: Map<string, string>
  /** The first page with its parameters, as a deep link names it. */
  path?: string
  /** Modifies answers in transit. */
  rewrite?: Wire['rewrite']
}

/** The real Android bundle on a simulated phone. */
export class App {
  /** Unhandled JavaScript errors. */
  readonly errors: string[] = []
  readonly logs: string[] = []
  /** Messages received by its sockets. */
  readonly heard: string[] = []
  /** Requested native modules that this phone lacks. */
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
      NativeUnimoduleProxy: expoProxy,
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

  /** The names of the controls with a role. */
  controls(role: string): string[] {
    return controls(this.root, role).map(nameOf)
  }

  /** The name of the selected control of a role. */
  chosen(role: string): string | undefined {
    const node = controls(this.root, role).find(isOn)
    return node && nameOf(node)
  }

  /** Runs the app for some frames. */
  pause(ms = PAUSE_MS): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms))
  }

  /** Waits until the screen in front is stable: no pending requests, layout or timers, and the same views a moment later. */
  async settle(): Promise<void> {
    for (let before = ''; ; await this.pause(TURN_MS)) {
      const now = this.bridge.isBusy(SOON_MS) ? '' : this.describe()
      if (now !== '' && now === before) return
      before = now
    }
  }

  /** Waits for a condition; fails with the visible text. */
  async until<T>(what: string, find: () => T | undefined | false, ms = timeLimit(15)): Promise<T> {
    const end = Date.now() + ms
    for (;;) {
      const found = find()
      if (found) return found
      if (this.errors.length) throw new Error(this.errors.join('\n\n'))
      if (Date.now() > end)
        throw new Error(`Not found: ${what}. Visible: ${this.texts.join(' | ')}\n${this.logs.join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Waits for a visible text. */
  async see(text: Name): Promise<string> {
    return this.until(String(text), () => this.texts.find((shown) => isCalled(shown, text)))
  }

  /** Taps the element with this label or text. */
  async tap(name: Name): Promise<void> {
    const node = await this.until(String(name), () => named(this.root, name))
    const began = Date.now()
    this.touch('topTouchStart', node, began)
    await new Promise((resolve) => setTimeout(resolve, TAP_MS))
    // A late event must still count as a tap: Taro treats more than 350 ms as a long press.
    this.touch('topTouchEnd', node, began + TAP_MS)
  }

  /** Replaces the text of the input with a label or placeholder. */
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

  /** The scrolling view of the screen in front. */
  get body(): Node {
    const body = bodyOf(this.root)
    if (!body) throw new Error('Nothing scrolls here')
    return body
  }

  /** The scroll position of the body in points. */
  get scrollTop(): number {
    return this.body.scrolled ?? 0
  }

  /** Scrolls the body of the screen in front within its content. */
  scrollTo(top: number): void {
    scroll(this.bridge, this.body, top)
  }

  /** Presses the phone's back button. */
  back(): void {
    this.bridge.emit('hardwareBackPress')
  }

  /** The visible views, one per line, for debugging. */
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

  /** The globals that the engine and the native side define before the bundle runs. */
  private prepare() {
    const module = (name: string | symbol) => {
      if (typeof name === 'symbol') return undefined
      if (!(name in this.modules)) this.missing.add(name)
      return this.modules[name]
    }
    Object.assign(this.bridge.global, {
      expo: { modules: expoModules(this.bridge) },
      nativeModuleProxy: new Proxy({}, { get: (_, name) => module(name) }),
      nativeLoggingHook: (message: string) => this.logs.push(message),
      nativePerformanceNow: () => performance.now(),
      nativeCallSyncHook: () => null,
      nativeFlushQueueImmediate: () => undefined,
    })
  }
}
