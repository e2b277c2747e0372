import type { WebSocket } from 'ws'
import type { Clock } from '../clock'

/** Closing code and reason of a socket without a valid proof of its listener. */
export const notSignedIn = [4401, 'not signed in'] as const
/** The most sockets by which one customer listens to one server. */
export const socketsOfCustomer = 20

interface Listening {
  readonly customerId: string
  /** Expiry of the listener's proof. */
  readonly until: Date
}

/** Open sockets of this server, with their listeners, and whether their clients are still there. */
export class OpenSockets {
  private readonly open = new Set<WebSocket>()
  /** Sockets that were pinged and not heard since. */
  private readonly silent = new Set<WebSocket>()
  private readonly listening = new Map<WebSocket, Listening>()
  private readonly counts = new Map<string, number>()

  constructor(private readonly clock: Clock) {}

  /** Adds a socket until it closes. */
  add(socket: WebSocket): void {
    const hear = () => this.silent.delete(socket)
    this.open.add(socket)
    socket.on('pong', hear)
    socket.on('message', hear)
    socket.on('close', () => {
      this.open.delete(socket)
      this.silent.delete(socket)
      this.forget(socket)
    })
  }

  /** Notes who listens by a socket; answers false when the customer has as many as one may. */
  admit(socket: WebSocket, listening: Listening): boolean {
    this.forget(socket)
    const { customerId } = listening
    const count = this.counts.get(customerId) ?? 0
    if (count >= socketsOfCustomer || !this.open.has(socket)) return false
    this.counts.set(customerId, count + 1)
    this.listening.set(socket, listening)
    return true
  }

  /**
   * Pings every client. Disconnects those that were not heard since the last time, whose connection may be half-open, and
   * closes those whose proof has ended, so that they authenticate again.
   */
  beat(): void {
    const now = this.clock.now()
    for (const socket of this.open) {
      const until = this.listening.get(socket)?.until
      if (this.silent.has(socket)) socket.terminate()
      else if (until && until <= now) socket.close(...notSignedIn)
      else {
        this.silent.add(socket)
        socket.ping()
      }
    }
  }

  private forget(socket: WebSocket): void {
    const before = this.listening.get(socket)
    if (!before) return
    this.listening.delete(socket)
    const count = (this.counts.get(before.customerId) ?? 0) - 1
    if (count > 0) this.counts.set(before.customerId, count)
    else this.counts.delete(before.customerId)
  }
}
