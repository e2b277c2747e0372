import type { Bridge } from '../bridge'
import type { Blobs } from './blobs'
import { emitter, type NativeModule } from './module'

interface Body {
  string?: string
}

type Headers = [string, string][]

/** What stands between the app and the real network. */
export interface Wire {
  /** Where a request really goes. */
  address: (url: string) => string
  /** Changes an answer on its way, for what the server has not: its path, what was asked, and the text. */
  rewrite?: (path: string, asked: string, text: string) => string
}

/** Sends requests to the real network, those to the app's own API to another place if the wire says so. */
export function networking(bridge: Bridge, blobs: Blobs, { address, rewrite }: Wire): NativeModule {
  const running = new Map<number, AbortController>()
  const emit = (name: string, ...values: unknown[]) => bridge.emit(name, bridge.own(values))

  const dataOf = (bytes: Buffer, type: string) =>
    type === 'blob' ? blobs.add(bytes) : bytes.toString(type === 'base64' ? 'base64' : 'utf8')

  const bytesOf = async (response: Response, asked: string) => {
    const bytes = Buffer.from(await response.arrayBuffer())
    return rewrite ? Buffer.from(rewrite(new URL(response.url).pathname, asked, bytes.toString('utf8'))) : bytes
  }

  /** What is to be told of a request that was answered. */
  const answer = async (id: number, request: Promise<Response>, type: string, asked: string) => {
    const response = await request
    const bytes = await bytesOf(response, asked)
    return () => {
      emit('didReceiveNetworkResponse', id, response.status, Object.fromEntries(response.headers), response.url)
      emit('didReceiveNetworkData', id, dataOf(bytes, type))
      emit('didCompleteNetworkResponse', id, null)
    }
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
    const end = bridge.begin()
    void answer(id, request, type, body ?? '')
      .catch((error: unknown) => () => {
        if (!control.signal.aborted) emit('didCompleteNetworkResponse', id, String(error))
      })
      .then((tell) =>
        bridge.later(() => {
          running.delete(id)
          end()
          tell()
        }),
      )
  }

  return { ...emitter, sendRequest, abortRequest: (id: number) => running.get(id)?.abort() }
}
