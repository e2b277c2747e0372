import Taro from '@tarojs/taro'
import { type LiveEvents, type LiveTopic, topicIds } from '@contract/live'
import { api, type Answer } from './api'

/** Called with an event, or without one when events may have been missed: after a reconnect, and on each poll. */
type Listener<T extends LiveTopic> = (event?: LiveEvents[T]) => void

/** A subscription to one subject of a topic, such as one order. */
interface Following {
  readonly topic: LiveTopic
  readonly id: string
  readonly tell: (event?: LiveEvents[LiveTopic]) => void
}

const POLL_MS = 10_000
const KEEP_ALIVE_MS = 25_000
/** How long the server may take to answer a ping or the authentication. */
const ANSWER_MS = 10_000
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

/**
 * Delivers live events by topic over one shared socket (product text §7, chat). While it is disconnected it reconnects
 * after 1, 2, 4 … 30 s, and listeners are called every 10 s so that they poll. A connection that does not answer is
 * given up.
 */
export class LiveChannel {
  private readonly followings = new Set<Following>()
  private socket: Taro.SocketTask | undefined
  private ready = false
  private retryMs = FIRST_RETRY_MS
  private timers: ReturnType<typeof setInterval>[] = []
  private retry: ReturnType<typeof setTimeout> | undefined
  private deadline: ReturnType<typeof setTimeout> | undefined
  /** Connection counter, to ignore events of old connections. */
  private turn = 0

  constructor(private readonly auth: () => Promise<Answer<'chat.auth'>>) {}

  /** Subscribes to one subject of a topic; returns the function that unsubscribes. */
  subscribe<T extends LiveTopic>(topic: T, id: string, listener: Listener<T>): () => void {
    const following: Following = { topic, id, tell: (event) => listener(event as LiveEvents[T] | undefined) }
    this.followings.add(following)
    if (this.followings.size === 1) this.start()
    return () => {
      if (this.followings.delete(following) && this.followings.size === 0) this.stop()
    }
  }

  private start() {
    this.timers = [
      setInterval(() => this.ready || this.tell(), POLL_MS),
      setInterval(() => this.ready && this.ping(), KEEP_ALIVE_MS),
    ]
    void this.connect()
  }

  private stop() {
    this.turn++
    this.timers.forEach(clearInterval)
    clearTimeout(this.retry)
    clearTimeout(this.deadline)
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
      this.later(turn) // The poll continues meanwhile, and reports failures beyond the socket.
    }
  }

  private async open(turn: number, url: string, proof: string) {
    const socket = await Taro.connectSocket({ url })
    if (turn !== this.turn) return void socket.close({})
    this.socket = socket
    this.expectAnswer()
    socket.onOpen(() => void socket.send({ data: proof }))
    socket.onMessage(({ data }) => turn === this.turn && this.hear(String(data)))
    socket.onClose(() => this.later(turn))
    socket.onError(() => this.later(turn))
  }

  private ping() {
    this.expectAnswer()
    void this.socket?.send({ data: 'ping' })
  }

  /** Gives the connection up unless something is heard in time: a half-open socket reports no end. */
  private expectAnswer() {
    const { turn, socket } = this
    clearTimeout(this.deadline)
    this.deadline = setTimeout(() => {
      this.later(turn)
      socket?.close({})
      this.tell()
    }, ANSWER_MS)
  }

  private hear(text: string) {
    clearTimeout(this.deadline)
    if (text === 'pong') return
    const event = JSON.parse(text) as LiveEvents[LiveTopic] | { type: 'ready' }
    if (event.type !== 'ready') return this.tell(event)
    this.ready = true
    this.retryMs = FIRST_RETRY_MS
    this.tell()
  }

  private later(turn: number) {
    if (turn !== this.turn) return
    this.turn++
    this.ready = false
    this.socket = undefined
    clearTimeout(this.deadline)
    this.retry = setTimeout(() => void this.connect(), this.retryMs)
    this.retryMs = Math.min(this.retryMs * 2, LAST_RETRY_MS)
  }

  private tell(event?: LiveEvents[LiveTopic]) {
    const concerned = [...this.followings].filter(
      ({ topic, id }) => !event || (topic === event.type && event[topicIds[topic] as keyof typeof event] === id),
    )
    for (const { tell } of concerned) tell(event)
  }
}

/** Live events of the signed-in user. */
export const live = new LiveChannel(() => api.chat.auth({}, { quiet: true }))
