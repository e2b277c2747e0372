import Taro from '@tarojs/taro'
import * as files from 'expo-file-system'
import type { Slice } from './file-slices'

export type { Slice }

/** Whether a part of a file can be read and sent. */
export const canSlice = true

let names = 0
const encoding = 'base64'

/**
 * Copies a part of a file into a separate file, since only files can be uploaded; rejects when the file no longer
 * exists.
 */
export async function readSlice(file: unknown, position: number, length: number): Promise<Slice> {
  const { uri: from } = file as { uri: string }
  const text = await files.readAsStringAsync(from, { encoding, position, length })
  const uri = `${files.cacheDirectory}part-${++names}`
  await files.writeAsStringAsync(uri, text, { encoding })
  return {
    bytes: new Uint8Array(Taro.base64ToArrayBuffer(text)),
    file: { uri, type: 'application/octet-stream', name: 'part' },
    release: () => void files.deleteAsync(uri, { idempotent: true }),
  }
}
