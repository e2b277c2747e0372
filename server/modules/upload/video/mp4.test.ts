import { aTrack, aVideo, box, recordedAt } from '../../../testing/video'
import { sourceOf } from './byte-source'
import { videoFacts } from './mp4'

const mostSeconds = 60

/** A file after its blanks were overwritten. */
async function cleaned(file: Buffer): Promise<Buffer> {
  const { blanks } = await videoFacts(sourceOf(file), mostSeconds)
  const copy = Buffer.from(file)
  for (const { at, length, bytes } of blanks) (bytes ?? Buffer.alloc(length)).copy(copy, at)
  return copy
}

const place = Buffer.from(recordedAt)

/** A video with more boxes at a place, found by its path of types; the boxes around them grow by as much. */
function withBox(type: string, ...path: readonly string[]): Buffer {
  const add = (bytes: Buffer, [head, ...rest]: readonly string[]): Buffer => {
    if (head === undefined) return Buffer.concat([bytes, box(type, place)])
    const found: Buffer[] = []
    for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at)) {
      const each = bytes.subarray(at, at + bytes.readUInt32BE(at))
      const name = each.toString('latin1', 4, 8)
      found.push(name === head ? box(name, add(each.subarray(8), rest)) : each)
    }
    return Buffer.concat(found)
  }
  return add(aVideo(), path)
}

const holders: readonly (readonly string[])[] = [
  [],
  ['moov'],
  ['moov', 'trak'],
  ['moov', 'trak', 'mdia'],
  ['moov', 'trak', 'mdia', 'minf'],
  ['moov', 'trak', 'mdia', 'minf', 'stbl'],
]

it.each(['free', 'skip', 'wide', 'udta', 'meta', 'uuid', '\u00A9xyz', 'loci', 'Abcd'].map((type) => [type]))(
  'keeps no place of recording in a box %s, wherever it lies',
  async (type) => {
    for (const path of holders) {
      const file = withBox(type, ...path)
      expect(file.includes(place)).toBe(true)
      const clean = await cleaned(file)
      expect(clean).toHaveLength(file.length)
      expect(clean.includes(place)).toBe(false)
      expect((await videoFacts(sourceOf(clean), mostSeconds)).seconds).toBe(10)
    }
  },
)

it('keeps the pictures', async () => {
  const file = aVideo({ size: 1000 })
  expect((await cleaned(file)).includes(Buffer.alloc(1000, 7))).toBe(true)
})

it.each(['moof', 'sidx'])('refuses a video in pieces: %s', async (type) => {
  await expect(videoFacts(sourceOf(withBox(type)), mostSeconds)).rejects.toMatchObject({ failure: 'videoUnreadable' })
})

it('refuses a video whose movie announces pieces', async () => {
  const file = withBox('mvex', 'moov')
  await expect(videoFacts(sourceOf(file), mostSeconds)).rejects.toMatchObject({ failure: 'videoUnreadable' })
})

it('measures a video by its samples where its headers are shorter', async () => {
  const row = Buffer.alloc(16)
  row.writeUInt32BE(1, 4)
  row.writeUInt32BE(61, 8)
  row.writeUInt32BE(1000, 12)
  const file = aVideo({ tracks: [aTrack({ holds: 'vide', seconds: 1, tables: box('stts', row) })] })
  await expect(videoFacts(sourceOf(file), mostSeconds)).rejects.toMatchObject({ failure: 'videoTooLong' })
})
