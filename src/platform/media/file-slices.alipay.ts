import type { Slice } from './file-slices'

export type { Slice }

/** Alipay documents no way to read a part of a file. */
export const canSlice = false

export const readSlice = (_file: unknown, _from: number, _length: number): Promise<Slice> =>
  Promise.reject(new Error('Alipay reads no parts of files'))
