import { box } from '../../server/testing/video'

/** The frames of a video in H.264, in their order. */
export interface Film {
  readonly samples: readonly { readonly bytes: readonly number[]; readonly isKey: boolean }[]
  /** The decoder's configuration (avcC). */
  readonly config: readonly number[]
  readonly width: number
  readonly height: number
  readonly perSecond: number
}

/** The ticks of a second of all clocks. */
const timescale = 12_000

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4))
  return bytes
}

const halves = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2))
  return bytes
}

const one = 0x10000
const upright = words(one, 0, 0, 0, one, 0, 0, 0, 0x40000000)
const nothing = (length: number) => Buffer.alloc(length)

/** Sample description of the frames: one entry, AVC. */
function description({ config, width, height }: Film): Buffer {
  const picture = Buffer.concat([
    nothing(6),
    halves(1),
    nothing(16),
    halves(width, height),
    words(72 * one, 72 * one, 0),
  ])
  const coded = box('avc1', picture, halves(1), nothing(32), halves(24, 0xffff), box('avcC', Buffer.from(config)))
  return box('stsd', words(0, 1), coded)
}

/** Positions of the frames, all of them in one chunk at an offset. */
function tables(film: Film, at: number): Buffer {
  const { samples, perSecond } = film
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []))
  return box(
    'stbl',
    description(film),
    box('stts', words(0, 1, samples.length, timescale / perSecond)),
    box('stss', words(0, keys.length, ...keys)),
    box('stsc', words(0, 1, 1, samples.length, 1)),
    box('stsz', words(0, 0, samples.length, ...samples.map(({ bytes }) => bytes.length))),
    box('stco', words(0, 1, at)),
  )
}

function movie(film: Film, at: number): Buffer {
  const { samples, perSecond, width, height } = film
  const length = (samples.length / perSecond) * timescale
  const sizes = words(width * one, height * one)
  const data = box('dinf', box('dref', words(0, 1), box('url ', words(1))))
  const media = box(
    'mdia',
    box('mdhd', words(0, 0, 0, timescale, length), halves(0x55c4, 0)),
    box('hdlr', words(0, 0), Buffer.from('vide'), nothing(13)),
    box('minf', box('vmhd', words(1), nothing(8)), data, tables(film, at)),
  )
  const head = box(
    'mvhd',
    words(0, 0, 0, timescale, length, one),
    halves(0x100),
    nothing(10),
    upright,
    nothing(24),
    words(2),
  )
  const track = box('tkhd', words(3, 0, 0, 1, 0, length), nothing(16), upright, sizes)
  return box('moov', head, box('trak', track, media))
}

/** An MP4 file with its movie box first, so that it can play while it loads. */
export function mp4Of(film: Film): Buffer {
  const type = box('ftyp', Buffer.from('isom'), words(512), Buffer.from('isomavc1mp41'))
  const frames = film.samples.map(({ bytes }) => Buffer.from(bytes))
  const at = type.length + movie(film, 0).length + 8
  return Buffer.concat([type, movie(film, at), box('mdat', ...frames)])
}
