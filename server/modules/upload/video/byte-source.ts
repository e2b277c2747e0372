import { buffer } from 'node:stream/consumers'
import { Failure } from '../../../http/failure'
import type { Storage } from '../../../storage/storage'

/** Bytes at an offset; fewer than asked for at the end. */
export interface ByteSource {
  readonly size: number
  read(offset: number, length: number): Promise<Buffer>
}

/** The bytes of one buffer. */
export const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
})

/** A file of an upload in parts, by number from 1. */
export const partName = (key: string, number: number): string => `${key}-${number}.bin`

/** A span of one part of a file. */
export interface Span {
  readonly number: number
  readonly from: number
  readonly length: number
}

/** The spans of the parts that make up a range of a file. */
export function spansOf(sizes: readonly number[], offset: number, length: number): Span[] {
  const spans: Span[] = []
  let start = 0
  sizes.forEach((size, index) => {
    const from = Math.max(offset - start, 0)
    const to = Math.min(offset + length - start, size)
    if (from < to) spans.push({ number: index + 1, from, length: to - from })
    start += size
  })
  return spans
}

/** A file that lies in parts; the part that was read last is held, so that small reads in order fetch each part once. */
export class PartsSource implements ByteSource {
  readonly size: number
  private held: { readonly number: number; readonly bytes: Buffer } | undefined

  constructor(
    private readonly storage: Storage,
    private readonly key: string,
    private readonly sizes: readonly number[],
  ) {
    this.size = sizes.reduce((sum, size) => sum + size, 0)
  }

  /** @throws Failure `uploadFailed` when a part is missing. */
  async part(number: number): Promise<Buffer> {
    if (this.held?.number === number) return this.held.bytes
    const file = await this.storage.open(partName(this.key, number))
    if (!file) throw new Failure('uploadFailed')
    const bytes = await buffer(file)
    this.held = { number, bytes }
    return bytes
  }

  async read(offset: number, length: number): Promise<Buffer> {
    const found: Buffer[] = []
    for (const span of spansOf(this.sizes, offset, length)) {
      const bytes = await this.part(span.number)
      found.push(bytes.subarray(span.from, span.from + span.length))
    }
    return Buffer.concat(found)
  }
}
