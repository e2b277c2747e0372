import type { Bridge } from '../bridge'
import type { Blobs } from './blobs'
import { emitter, type NativeModule } from './module'

interface Body {
  string?: string
}

type Headers = [string, string][]

/** Sends requests to the real network, those to the app's own API to `server` in place of it. */
export function networking(bridge: Bridge, blobs: Blobs, address: (url: string) => string): NativeModule {
  const running = new Map<number, AbortController>()
  const emit = (name: string, ...values: unknown[]) => bridge.emit(name, bridge.own(values))

  const dataOf = (bytes: Buffer, type: string) =>
    type === 'blob' ? blobs.add(bytes) : bytes.toString(type === 'base64' ? 'base64' : 'utf8')

  const answer = async (id: number, request: Promise<Response>, type: string) => {
    const response = await request
    const bytes = Buffer.from(await response.arrayBuffer())
    bridge.later(() => {
      emit('didReceiveNetworkResponse', id, response.status, Object.fromEntries(response.headers), response.url)
      emit('didReceiveNetworkData', id, dataOf(bytes, type))
      emit('didCompleteNetworkResponse', id, null)
    })
  }

  const sendRequest = (
    method: string,
    url: string,
    id: number,
    headers: Headers,
    { string }: Body,
    type: string,
    _parts: boolean,
    _timeout: number,
  ) => {
    const control = new AbortController()
    running.set(id, control)
    const body = method === 'GET' ? undefined : string
    const request = fetch(address(url), {
      method,
      headers,
      body,
      signal: AbortSignal.any([control.signal, bridge.closing.signal]),
    })
    void answer(id, request, type)
      .catch((error: unknown) => {
        if (!control.signal.aborted) bridge.later(() => emit('didCompleteNetworkResponse', id, String(error)))
      })
      .finally(() => running.delete(id))
  }

  return { ...emitter, sendRequest, abortRequest: (id: number) => running.get(id)?.abort() }
}
