import { CallAborted } from './failures'
import type { Incoming, SentRequest } from './platform-task'
import type { Outgoing } from './transport'

/** Sends a request by `fetch`. Rejects only with `Aborted`. */
export function send(outgoing: Outgoing): SentRequest {
  const controller = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, outgoing.timeoutMs)
  const failed = () => {
    if (controller.signal.aborted && !late) throw new CallAborted()
    return { status: late ? 408 : 0, text: '' }
  }
  const answer = exchange(outgoing, controller.signal)
    .catch(failed)
    .finally(() => clearTimeout(timer))
  return { answer, abort: () => controller.abort() }
}

async function exchange({ url, method, headers, body }: Outgoing, signal: AbortSignal): Promise<Incoming> {
  const response = await fetch(url, { method, headers, body, signal })
  return { status: response.status, text: await response.text(), date: response.headers.get('date') }
}
