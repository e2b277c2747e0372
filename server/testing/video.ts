/** A box of an MP4 file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}

/** A header of a movie (mvhd) or of a track's media (mdhd), in thousandths of a second. */
const header = (type: string, seconds: number): Buffer =>
  box(type, numbers(0, 0, 0, 1000, Math.round(seconds * 1000)), Buffer.alloc(80))

/** Location that the camera of `aVideo` recorded. */
export const recordedAt = '+22.5329+113.9300/'

interface TrackOf {
  readonly holds: string
  readonly seconds: number
  /** The tables that say where its samples lie. */
  readonly tables?: Buffer
}

/** A track, such as of pictures (`vide`) or of a camera's measurements (`meta`). */
export const aTrack = ({ holds, seconds, tables = Buffer.alloc(0) }: TrackOf): Buffer => {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(holds), Buffer.alloc(13))
  const media = box('mdia', header('mdhd', seconds), handler, box('minf', box('stbl', tables)))
  return box('trak', box('tkhd', Buffer.alloc(84)), media, box('udta', Buffer.from(recordedAt)))
}

/** Tables of one chunk of one sample at an offset; `count` samples are named, however many there are. */
export const samplesAt = (at: number, { length = recordedAt.length, count = 1 } = {}): Buffer =>
  Buffer.concat([
    box('stsz', numbers(0, 0, count, length)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stco', numbers(0, 1, at)),
  ])

/** An MP4 file of a duration, with `size` bytes of pictures; its user data include the recording location. */
export function aVideo({ seconds = 10, size = 64 * 1024, movieFirst = true, tracks = [] as readonly Buffer[] } = {}) {
  const place = box('udta', box('\u00A9xyz', Buffer.from(recordedAt)))
  const movie = box('moov', header('mvhd', seconds), aTrack({ holds: 'vide', seconds }), ...tracks, place)
  const pictures = box('mdat', Buffer.alloc(size, 7))
  const type = box('ftyp', Buffer.from('isom0002isomiso2mp41'))
  return Buffer.concat(movieFirst ? [type, movie, pictures] : [type, pictures, movie])
}

/** A video with a track in which the camera wrote its path, between the pictures. */
export function aTrackedVideo({ count = 1 } = {}): Buffer {
  const type = box('ftyp', Buffer.from('isom0002isomiso2mp41'))
  const at = type.length + 8 + 1000
  const file = aVideo({
    movieFirst: false,
    tracks: [aTrack({ holds: 'meta', seconds: 10, tables: samplesAt(at, { count }) })],
  })
  file.write(recordedAt, at, 'latin1')
  return file
}
