import Taro from '@tarojs/taro'
import { sentBy, type Sent } from './platform-task'

/** A form with one file, in the field `file` (product text §7, upload). */
export interface OutgoingFile {
  url: string
  headers: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
  /** What the platform gave when it was chosen. */
  file: unknown
  timeoutMs: number
  /** Told from 0 to 100 how much has gone. */
  onProgress: (percent: number) => void
}

/** Sends a form by the platform's own means. Never rejects but with `Aborted`. */
export function sendFile({ url, headers, fields, file, timeoutMs, onProgress }: OutgoingFile): Sent {
  // Alipay wants to know what it sends; the others do not read it.
  const alipay = { fileType: 'image' }
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
