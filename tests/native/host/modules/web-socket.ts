import WebSocket from 'ws'
import type { Bridge } from '../bridge'
import { emitter, type NativeModule } from './module'

interface Given {
  headers?: Record<string, string>
}

interface Wire {
  /** The actual URL of a socket. */
  address: (url: string) => string
  /** Called with each received message. */
  heard: (message: string) => void
}

/** Opens real sockets, redirected as the wire says. */
export function webSocket(bridge: Bridge, { address, heard }: Wire): NativeModule {
  const open = new Map<number, WebSocket>()
  const emit = (name: string, values: object) =>
    void bridge.later(() => bridge.emit(`websocket${name}`, bridge.own(values)))

  const connect = (url: string, protocols: string[] | null, { headers }: Given, id: number) => {
    const socket = new WebSocket(address(url), protocols ?? [], { headers })
    open.set(id, socket)
    const connected = bridge.begin()
    socket.once('open', connected).once('error', connected)
    bridge.closing.signal.addEventListener('abort', () => socket.terminate())
    socket.on('open', () => emit('Open', { id, protocol: socket.protocol }))
    socket.on('message', (data: Buffer) => {
      heard(data.toString('utf8'))
      emit('Message', { id, type: 'text', data: data.toString('utf8') })
    })
    socket.on('close', (code, reason) => emit('Closed', { id, code, reason: reason.toString('utf8') }))
    socket.on('error', ({ message }) => emit('Failed', { id, message }))
  }

  return {
    ...emitter,
    connect,
    send: (message: string, id: number) => open.get(id)?.send(message),
    ping: (id: number) => open.get(id)?.ping(),
    close: (code: number, reason: string, id: number) => open.get(id)?.close(code, reason),
  }
}
