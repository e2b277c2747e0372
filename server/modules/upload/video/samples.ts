import { type Box, boxAt, unreadable } from './boxes'
import type { ByteSource } from './byte-source'

/** A stretch of a file. */
export interface Stretch {
  readonly at: number
  readonly length: number
}

/** The largest table of samples that is read; what is recorded beside a video of a minute needs a hundredth of it. */
const mostTable = 256 * 1024

/** The numbers of a table of 32 or 64 bits after its header, as many as the box really holds. */
async function numbersOf(
  file: ByteSource,
  box: Box | undefined,
  { after, bytes = 4 }: { after: number; bytes?: 4 | 8 },
) {
  if (!box) return []
  if (box.to - box.from > mostTable) throw unreadable()
  const table = await file.read(box.from + after, Math.max(box.to - box.from - after, 0))
  const count = Math.floor(table.length / bytes)
  return Array.from({ length: count }, (_, index) =>
    bytes === 4 ? table.readUInt32BE(index * 4) : Number(table.readBigUInt64BE(index * 8)),
  )
}

/** Number of samples per chunk, by stsc, whose rows are: first chunk, samples in each, description. */
function samplesByChunk(rows: readonly number[], chunks: number): number[] {
  const counts: number[] = []
  for (let row = 0; row + 2 < rows.length; row += 3) {
    const [first = 1, each = 0] = rows.slice(row, row + 2)
    const next = Math.min(rows[row + 3] ?? chunks + 1, chunks + 1)
    for (let chunk = Math.max(first, counts.length + 1); chunk < next; chunk += 1) counts.push(each)
  }
  return counts
}

/**
 * Positions of a track's samples. Reads no more of its tables than the boxes really hold, whatever count they name.
 * @throws Failure `videoUnreadable` for tables that no camera writes.
 */
export async function samplesOf(file: ByteSource, track: Box): Promise<Stretch[]> {
  const table = (type: string) => boxAt(file, track, 'mdia', 'minf', 'stbl', type)
  const [stco, co64, stsc, stsz] = [await table('stco'), await table('co64'), await table('stsc'), await table('stsz')]
  const offsets = stco ? await numbersOf(file, stco, { after: 8 }) : await numbersOf(file, co64, { after: 8, bytes: 8 })
  const counts = samplesByChunk(await numbersOf(file, stsc, { after: 8 }), offsets.length)
  const [same = 0, , ...sizes] = await numbersOf(file, stsz, { after: 4 })
  let sample = 0
  return offsets.map((at, chunk) => {
    const count = counts[chunk] ?? 0
    const length = same > 0 ? same * count : sizes.slice(sample, sample + count).reduce((sum, size) => sum + size, 0)
    sample += count
    return { at, length }
  })
}

/** Duration of a track's samples, in units of time of its header (stts, whose rows are: samples, duration of each). */
export async function ticksOf(file: ByteSource, track: Box): Promise<number> {
  const stts = await boxAt(file, track, 'mdia', 'minf', 'stbl', 'stts')
  const rows = await numbersOf(file, stts, { after: 8 })
  return rows.reduce((sum, count, index) => (index % 2 === 0 ? sum + count * (rows[index + 1] ?? 0) : sum), 0)
}
