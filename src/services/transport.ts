import Taro from '@tarojs/taro'
import { sentBy, type SentRequest } from './platform-task'

/** An HTTP request. */
export interface Outgoing {
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

const text = (data: unknown) => (typeof data === 'string' ? data : JSON.stringify(data))

/** Sends a request through the platform's API. Rejects only with `Aborted`. */
export function send({ url, method, headers, body, timeoutMs }: Outgoing): SentRequest {
  const task = Taro.request<unknown>({
    url,
    method,
    header: { ...headers },
    data: body,
    timeout: timeoutMs,
    dataType: 'text',
  })
  return sentBy(task, text)
}
