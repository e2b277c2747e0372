import { Failure } from '../../../http/failure'
import type { ByteSource } from './byte-source'

/** A box of an MP4 or QuickTime file (ISO 14496-12): its type and where its content lies. */
export interface Box {
  readonly type: string
  /** Position of its four-letter type. */
  readonly typeAt: number
  readonly from: number
  readonly to: number
}

/** More boxes than any camera writes beside one another. */
const mostBoxes = 200

/** A file that is no video. */
export const unreadable = () => new Failure('videoUnreadable')

/** The boxes between two offsets. @throws Failure `videoUnreadable` for sizes that cannot be. */
export async function boxesIn(file: ByteSource, { from, to }: Pick<Box, 'from' | 'to'>): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < mostBoxes;) {
    const head = await file.read(at, 16)
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const size = short === 0 ? to - at : isLong ? Number(head.readBigUInt64BE(8)) : short
    const content = at + (isLong ? 16 : 8)
    if (size < content - at || at + size > to) throw unreadable()
    boxes.push({ type: head.toString('latin1', 4, 8), typeAt: at + 4, from: content, to: at + size })
    at += size
  }
  return boxes
}

/** The first box at a path of types, such as mdia, minf, stbl; undefined when a step is missing. */
export async function boxAt(file: ByteSource, outer: Box, ...path: readonly string[]): Promise<Box | undefined> {
  let found: Box | undefined = outer
  for (const type of path) {
    const within: Box[] = found ? await boxesIn(file, found) : []
    found = within.find((box) => box.type === type)
  }
  return found
}

/** The duration in seconds that a header of a movie (mvhd) or of a track's media (mdhd) names. */
export async function secondsOf(file: ByteSource, { from }: Box): Promise<number> {
  const bytes = await file.read(from, 32)
  if (bytes.length < 32) throw unreadable()
  const isLong = bytes[0] === 1
  const [scale, duration] = isLong
    ? [bytes.readUInt32BE(20), Number(bytes.readBigUInt64BE(24))]
    : [bytes.readUInt32BE(12), bytes.readUInt32BE(16)]
  if (scale === 0) throw unreadable()
  return duration / scale
}

/** The units of time of a second that a header counts in. */
export async function scaleOf(file: ByteSource, { from }: Box): Promise<number> {
  const bytes = await file.read(from, 24)
  const scale = bytes.length < 24 ? 0 : bytes.readUInt32BE(bytes[0] === 1 ? 20 : 12)
  if (scale === 0) throw unreadable()
  return scale
}
