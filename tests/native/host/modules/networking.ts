import { aborted } from '../../../support/aborted'
import type { Bridge } from '../bridge'
import type { Blobs } from './blobs'
import { emitter, type NativeModule } from './module'

interface Body {
  string?: string
}

type Headers = [string, string][]

/** The connection between the app and the real network. */
export interface Wire {
  /** The actual URL of a request. */
  address: (url: string) => string
  /** Modifies an answer, for data that the server lacks; takes its path, the request and the text. */
  rewrite?: (path: string, asked: string, text: string) => string
}

/** Sends requests over the real network, redirected as the wire says. */
export function networking(bridge: Bridge, blobs: Blobs, { address, rewrite }: Wire): NativeModule {
  const running = new Map<number, AbortController>()
  // Not by AbortSignal.any: Node keeps for ever what that makes, and through it the whole app.
  bridge.closing.signal.addEventListener('abort', () => running.forEach((control) => control.abort()))
  const emit = (name: string, ...values: unknown[]) => bridge.emit(name, bridge.own(values))

  const dataOf = (bytes: Buffer, type: string) =>
    type === 'blob' ? blobs.add(bytes) : bytes.toString(type === 'base64' ? 'base64' : 'utf8')

  const bytesOf = async (response: Response, asked: string) => {
    const bytes = Buffer.from(await response.arrayBuffer())
    return rewrite ? Buffer.from(rewrite(new URL(response.url).pathname, asked, bytes.toString('utf8'))) : bytes
  }

  /** Reports the answer of a request. */
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
    const { signal } = control
    const request = fetch(address(url), { method, headers, body, signal })
    const end = bridge.begin()
    void Promise.race([answer(id, request, type, body ?? ''), aborted(signal)])
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
