import vm from 'node:vm'

/** A value that crosses from the bundle to its host. */
export type Props = Record<string, unknown>

/** The message queue that React Native's JavaScript puts on the global object. */
interface MessageQueue {
  callFunctionReturnFlushedQueue(module: string, method: string, values: readonly unknown[]): void
  flushedQueue(): void
}

/** The way from the host into the bundle's JavaScript, as the native side has it. */
export class Bridge {
  readonly global: Record<string, unknown> = {}
  private readonly context: vm.Context
  /** Ends what is still under way when the app is closed. */
  readonly closing = new AbortController()
  private readonly timers = new Set<NodeJS.Timeout>()
  private closed = false
  private underWay = 0

  constructor() {
    this.global.global = this.global
    this.context = vm.createContext(this.global)
  }

  run(script: vm.Script): void {
    script.runInContext(this.context)
  }

  /** Calls a method of one of the modules that JavaScript registered, and does what it has queued after that. */
  call(module: string, method: string, ...values: readonly unknown[]): void {
    if (!this.closed) this.queue.callFunctionReturnFlushedQueue(module, method, values)
  }

  /** An event of a native module. */
  emit(name: string, ...values: readonly unknown[]): void {
    this.call('RCTDeviceEventEmitter', 'emit', name, ...values)
  }

  /** Whether the native side is at something that will change what is to be seen. */
  get isBusy(): boolean {
    return this.underWay > 0
  }

  /** The native side is at something until what is returned is called. */
  begin(): () => void {
    this.underWay++
    return () => void this.underWay--
  }

  /** Does something that touches the bundle a moment later, as native work always is, until the app is closed. */
  later(action: () => void, ms = 0): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.enter(action)
    }, ms)
    this.timers.add(timer)
    return timer
  }

  /** Does something that touches the bundle, and what that has queued. */
  enter(action: () => void): void {
    if (this.closed) return
    action()
    this.queue.flushedQueue()
  }

  cancel(timer: NodeJS.Timeout): void {
    clearTimeout(timer)
    this.timers.delete(timer)
  }

  /** A promise of the bundle's own kind. */
  promise<T>(work: () => T | Promise<T>): unknown {
    type Settle = (value: unknown) => void
    const Own = vm.runInContext('Promise', this.context) as new (
      run: (resolve: Settle, reject: Settle) => void,
    ) => object
    return new Own((resolve, reject) => {
      const settle = (how: Settle) => (value: unknown) => void this.later(() => how(value))
      Promise.resolve().then(work).then(settle(resolve), settle(reject))
    })
  }

  /** A value made of the bundle's own objects, since those of another realm are not instances of its Array. */
  own<T>(value: T): T {
    const parse = vm.runInContext('JSON.parse', this.context) as (text: string) => T
    return parse(JSON.stringify(value))
  }

  close(): void {
    this.closed = true
    this.closing.abort()
    for (const timer of this.timers) clearTimeout(timer)
  }

  private get queue(): MessageQueue {
    return this.global.__fbBatchedBridge as MessageQueue
  }
}
