import { quietly } from '@/platform/navigation/chunks.h5'
import { CallAborted, NetworkError } from './failures'
import type { Pending } from './http'
import type { uploadPicture as Upload } from './upload'

/** Uploads one picture; what sends it is loaded with the first, and counts as a lost connection when it does not come. Rejects like `uploadPicture`. */
export function uploadPicture(...given: Parameters<typeof Upload>): ReturnType<typeof Upload> {
  let sending: Pending<unknown> | undefined
  let isAborted = false
  const sent = quietly(() => import('./upload')).then((loaded) => {
    if (isAborted) throw new CallAborted()
    if (!loaded) throw new NetworkError(0, '')
    const started = loaded.uploadPicture(...given)
    sending = started
    return started
  })
  const abort = () => {
    isAborted = true
    sending?.abort()
  }
  return Object.assign(sent, { abort })
}
