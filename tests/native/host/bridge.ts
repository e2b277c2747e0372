import vm from 'node:vm'

/** A value passed between the bundle and its host. */
export type Props = Record<string, unknown>

/** The message queue that React Native's JavaScript defines on the global object. */
interface MessageQueue {
  callFunctionReturnFlushedQueue(module: string, method: string, values: readonly unknown[]): void
  flushedQueue(): void
}

/** The host's access to the bundle's JavaScript, as the native side has it. */
export class Bridge {
  readonly global: Record<string, unknown> = {}
  private readonly context: vm.Context
  /** Aborts pending work when the app is closed. */
  readonly closing = new AbortController()
  /** Due times. */
  private readonly timers = new Map<NodeJS.Timeout, number>()
  private closed = false
  private underWay = 0

  constructor() {
    this.global.global = this.global
    this.context = vm.createContext(this.global)
  }

  run(script: vm.Script): void {
    script.runInContext(this.context)
  }

  /** Calls a method of a registered JavaScript module and processes the calls that it queued. */
  call(module: string, method: string, ...values: readonly unknown[]): void {
    if (!this.closed) this.queue.callFunctionReturnFlushedQueue(module, method, values)
  }

  /** Emits an event of a native module. */
  emit(name: string, ...values: readonly unknown[]): void {
    this.call('RCTDeviceEventEmitter', 'emit', name, ...values)
  }

  /** Whether the native side has pending work that affects the display, or some that is due within a time. */
  isBusy(ms: number): boolean {
    const end = performance.now() + ms
    return this.underWay > 0 || [...this.timers.values()].some((due) => due <= end)
  }

  /** Registers pending native work; the returned function completes it. */
  begin(): () => void {
    this.underWay++
    return () => void this.underWay--
  }

  /**
   * Runs something on the bundle asynchronously, as native work does, unless the app is closed.
   * @param repeats whether it comes again and again, so that nobody waits for it
   */
  later(action: () => void, ms = 0, repeats = false): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      this.enter(action)
    }, ms)
    this.timers.set(timer, repeats ? Infinity : performance.now() + ms)
    return timer
  }

  /** Runs something on the bundle and processes the calls that it queued. */
  enter(action: () => void): void {
    if (this.closed) return
    action()
    this.queue.flushedQueue()
  }

  cancel(timer: NodeJS.Timeout): void {
    clearTimeout(timer)
    this.timers.delete(timer)
  }

  /** A promise of the bundle's realm. */
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

  /** A value made of the bundle's own objects, since objects of another realm are not instances of its Array. */
  own<T>(value: T): T {
    const parse = vm.runInContext('JSON.parse', this.context) as (text: string) => T
    return parse(JSON.stringify(value))
  }

  close(): void {
    this.closed = true
    this.closing.abort()
    for (const timer of this.timers.keys()) clearTimeout(timer)
  }

  private get queue(): MessageQueue {
    return this.global.__fbBatchedBridge as MessageQueue
  }
}
