import { CallAborted } from './failures'
import type { OutgoingFile } from './file-transport'
import type { Incoming, SentRequest } from './platform-task'

export type { OutgoingFile }

const percentOf = ({ loaded, total }: ProgressEvent): number => (total > 0 ? (loaded / total) * 100 : 0)

/** Sends a form by XMLHttpRequest, which reports upload progress. Rejects only with `Aborted`. */
export function sendFile({ url, headers, fields, file, timeoutMs, onProgress }: OutgoingFile): SentRequest {
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.timeout = timeoutMs
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.onprogress = (event) => onProgress(percentOf(event))
  const answer = new Promise<Incoming>((resolve, reject) => {
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => resolve({ status: 0, text: '' })
    request.ontimeout = () => resolve({ status: 408, text: '' })
    request.onabort = () => reject(new CallAborted())
  })
  request.send(formOf(fields, file))
  return { answer, abort: () => request.abort() }
}

function formOf(fields: OutgoingFile['fields'], file: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file as Blob)
  return form
}
