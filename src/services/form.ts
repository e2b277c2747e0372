import type { FormCallName } from '@contract/calls/upload'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'
import { apiBase } from './base'
import { sendFile, type OutgoingFile } from './file-transport'
import { carryOut, type Pending } from './http'
import { commonHeaders } from './request-headers'

type Form = Pick<OutgoingFile, 'fields' | 'file' | 'kind'> & Partial<Pick<OutgoingFile, 'onProgress'>>

/** Sends the form of a call, timeout 600 s (product text §7, §9). Rejects like `post`. */
export const sendForm = <T>(call: FormCallName, { onProgress = () => undefined, ...form }: Form): Pending<T> =>
  carryOut<T>(
    () =>
      sendFile({
        ...form,
        url: apiBase + pathOf(call),
        headers: commonHeaders(),
        timeoutMs: limits.uploadTimeoutMs,
        onProgress,
      }),
    { quiet: true },
  )
