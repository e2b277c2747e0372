import type { Slice } from './file-slices'

export type { Slice }

/** Whether a part of a file can be read and sent. */
export const canSlice = true

/** Reads a part of a file; rejects when the file has changed or gone since it was chosen. */
export async function readSlice(file: unknown, from: number, length: number): Promise<Slice> {
  const part = (file as Blob).slice(from, from + length)
  return { bytes: new Uint8Array(await part.arrayBuffer()), file: part, release: () => undefined }
}
