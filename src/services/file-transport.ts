import Taro from '@tarojs/taro'
import { sentBy, type SentRequest } from './platform-task'

/** A multipart form with one file in the field `file` (product text §7, upload). */
export interface OutgoingFile {
  url: string
  headers: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  /** The file as returned by the platform's picker. */
  file: unknown
  /** Kind of the file, which Alipay requires. */
  kind: 'image' | 'video'
  timeoutMs: number
  /** Called with the progress in percent. */
  onProgress: (percent: number) => void
}

/** Sends a form through the platform's API. Rejects only with `Aborted`. */
export function sendFile({ url, headers, fields, file, kind, timeoutMs, onProgress }: OutgoingFile): SentRequest {
  // Required by Alipay, ignored by others.
  const alipay = { fileType: kind }
  const task = Taro.uploadFile({
    ...alipay,
    url,
    filePath: String(file),
    name: 'file',
    header: { ...headers },
    formData: { ...fields },
    timeout: timeoutMs,
  })
  task.progress(({ progress }) => onProgress(progress))
  return sentBy(task, (data) => data)
}
