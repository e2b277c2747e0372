import { Failure } from '../../../http/failure'
import type { ByteSource } from './byte-source'

/** A box of an MP4 or QuickTime file (ISO 14496-12): its type and where its content lies. */
interface Box {
  readonly type: string
  /** Where its four letters of type stand. */
  readonly typeAt: number
  readonly from: number
  readonly to: number
}

/** Bytes to overwrite. */
export interface Blank {
  readonly at: number
  readonly bytes: Buffer
}

export interface VideoFacts {
  readonly seconds: number
  /** What overwrites the boxes in which cameras write where and with what they recorded. */
  readonly blanks: readonly Blank[]
}

const brands = /^(isom|iso\d|mp4\d|avc1|M4V |qt {2}|MSNV|dash|3gp\d|mmp4)$/
/** Boxes of user data, among them the place of recording. */
const told: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])
/** More boxes than any camera writes beside one another. */
const mostBoxes = 200

const damaged = () => new Failure('videoUploadFailed')

/** The boxes between two offsets. @throws Failure `videoUploadFailed` for sizes that cannot be. */
async function boxesIn(file: ByteSource, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < mostBoxes;) {
    const head = await file.read(at, 16)
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const size = short === 0 ? to - at : isLong ? Number(head.readBigUInt64BE(8)) : short
    const content = at + (isLong ? 16 : 8)
    if (size < content - at || at + size > to) throw damaged()
    boxes.push({ type: head.toString('latin1', 4, 8), typeAt: at + 4, from: content, to: at + size })
    at += size
  }
  return boxes
}

/** The duration that a movie header names. */
async function secondsOf(file: ByteSource, { from }: Box): Promise<number> {
  const bytes = await file.read(from, 32)
  if (bytes.length < 32) throw damaged()
  const isLong = bytes[0] === 1
  const [scale, duration] = isLong
    ? [bytes.readUInt32BE(20), Number(bytes.readBigUInt64BE(24))]
    : [bytes.readUInt32BE(12), bytes.readUInt32BE(16)]
  if (scale === 0) throw damaged()
  return duration / scale
}

/** The largest box of user data; what cameras write is a few kilobytes. */
const mostBlank = 4 * 1024 * 1024

/** Overwrites a box by free space of the same size. */
function blankOf({ typeAt, from, to }: Box): Blank[] {
  if (to - from > mostBlank) throw damaged()
  return [
    { at: typeAt, bytes: Buffer.from('free') },
    { at: from, bytes: Buffer.alloc(to - from) },
  ]
}

/**
 * Checks by its content that a file is a video of at most `mostSeconds`, and finds what is to be removed from it.
 * @throws Failure `videoUploadFailed` for anything else.
 */
export async function videoFacts(file: ByteSource, mostSeconds: number): Promise<VideoFacts> {
  const head = await file.read(0, 12)
  const isVideo = head.toString('latin1', 4, 8) === 'ftyp' && brands.test(head.toString('latin1', 8, 12))
  if (!isVideo) throw damaged()
  const top = await boxesIn(file, 0, file.size)
  const movie = top.find(({ type }) => type === 'moov')
  if (!movie || !top.some(({ type }) => type === 'mdat')) throw damaged()
  const within = await boxesIn(file, movie.from, movie.to)
  const header = within.find(({ type }) => type === 'mvhd')
  if (!header) throw damaged()
  const seconds = await secondsOf(file, header)
  if (!(seconds > 0 && seconds <= mostSeconds)) throw damaged()
  const tracks = within.filter(({ type }) => type === 'trak')
  const inTracks = await Promise.all(tracks.map(({ from, to }) => boxesIn(file, from, to)))
  const boxes = [...top, ...within, ...inTracks.flat()].filter(({ type }) => told.has(type))
  return { seconds, blanks: boxes.flatMap(blankOf) }
}
