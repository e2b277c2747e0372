import Taro from '@tarojs/taro'
import { api, type Answer } from './api'

/** That an order has come into a state, as the live channel tells it. */
export interface OrderEvent {
  type: 'order'
  orderId: string
  status: string
  step: string | null
}

/** Called with what happened, or without when something may have: after a reconnect, and at each poll. */
type Listener = (event?: OrderEvent) => void

const POLL_MS = 10_000
const KEEP_ALIVE_MS = 25_000
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

/**
 * Tells of what happens to the caller's orders, over one socket for all listeners (product text §7, chat). While the
 * socket is down it is opened again after 1, 2, 4 … 30 s, and the listeners are called every 10 s to ask themselves.
 */
export class OrderEvents {
  private readonly listeners = new Map<Listener, string>()
  private socket: Taro.SocketTask | undefined
  private ready = false
  private retryMs = FIRST_RETRY_MS
  private timers: ReturnType<typeof setInterval>[] = []
  private retry: ReturnType<typeof setTimeout> | undefined
  /** Counts the connections, so that a late word of an old one is not heard. */
  private turn = 0

  constructor(private readonly auth: () => Promise<Answer<'chat.auth'>>) {}

  /** Calls `listener` for one order until the function that is returned is called. */
  subscribe(orderId: string, listener: Listener): () => void {
    this.listeners.set(listener, orderId)
    if (this.listeners.size === 1) this.start()
    return () => {
      if (this.listeners.delete(listener) && this.listeners.size === 0) this.stop()
    }
  }

  private start() {
    this.timers = [
      setInterval(() => this.ready || this.tell(), POLL_MS),
      setInterval(() => this.ready && void this.socket?.send({ data: 'ping' }), KEEP_ALIVE_MS),
    ]
    void this.connect()
  }

  private stop() {
    this.turn++
    this.timers.forEach(clearInterval)
    clearTimeout(this.retry)
    this.socket?.close({})
    this.socket = undefined
    this.ready = false
    this.retryMs = FIRST_RETRY_MS
  }

  private async connect() {
    const turn = ++this.turn
    try {
      const { socket_url: url, uid, userSig } = await this.auth()
      if (turn === this.turn) await this.open(turn, url, JSON.stringify({ uid, userSig }))
    } catch {
      this.later(turn) // The poll goes on meanwhile, and says what is wrong when that is not the socket alone.
    }
  }

  private async open(turn: number, url: string, proof: string) {
    const socket = await Taro.connectSocket({ url })
    if (turn !== this.turn) return void socket.close({})
    this.socket = socket
    socket.onOpen(() => void socket.send({ data: proof }))
    socket.onMessage(({ data }) => turn === this.turn && this.hear(String(data)))
    socket.onClose(() => this.later(turn))
    socket.onError(() => this.later(turn))
  }

  private hear(text: string) {
    if (text === 'pong') return
    const event = JSON.parse(text) as OrderEvent | { type: 'ready' }
    if (event.type === 'order') return this.tell(event)
    this.ready = true
    this.retryMs = FIRST_RETRY_MS
    this.tell()
  }

  private later(turn: number) {
    if (turn !== this.turn) return
    this.turn++
    this.ready = false
    this.socket = undefined
    this.retry = setTimeout(() => void this.connect(), this.retryMs)
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS)
  }

  private tell(event?: OrderEvent) {
    for (const [listener, orderId] of [...this.listeners]) if (!event || event.orderId === orderId) listener(event)
  }
}

/** What happens to the orders of whoever is signed in. */
export const orderEvents = new OrderEvents(() => api.chat.auth({}, { quiet: true }))
