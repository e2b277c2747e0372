import { Failure } from '../../../http/failure'
import { type Box, boxAt, boxesIn, scaleOf, secondsOf, unreadable } from './boxes'
import type { ByteSource } from './byte-source'
import { samplesOf, type Stretch, ticksOf } from './samples'

/** Bytes to overwrite: by `bytes`, else by zeros. */
export interface Blank extends Stretch {
  readonly bytes?: Buffer
}

export interface VideoFacts {
  readonly seconds: number
  /** Blanks over the boxes and tracks in which cameras record location and device. */
  readonly blanks: readonly Blank[]
}

const brands = /^(isom|iso\d|mp4\d|avc1|M4V |qt {2}|MSNV|dash|3gp\d|mmp4)$/
/** Boxes by which a file plays in pieces, whose lengths no header names. */
const fragments: ReadonlySet<string> = new Set(['moof', 'mvex', 'sidx', 'ssix', 'mfra', 'styp'])
/** The tracks that are kept: pictures, sound, subtitles and their times. Others record the camera, such as its path. */
const keptTracks: ReadonlySet<string> = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd'])

const zeros = ({ from, to }: Box): Blank => ({ at: from, length: to - from })
const free = ({ typeAt }: Box): Blank => ({ at: typeAt, length: 4, bytes: Buffer.from('free') })

/** Overwrites a box by free space of the same size. */
const blankOf = (box: Box): Blank[] => [free(box), zeros(box)]

/**
 * The boxes that players need, by their containers. All others are overwritten, whatever their type, since cameras and
 * their apps store the place of recording in many: `udta`, `meta`, `uuid`, `free`, `skip`, `\u00A9xyz`.
 */
const kept: Readonly<Record<string, ReadonlySet<string>>> = {
  file: new Set(['ftyp', 'moov', 'mdat']),
  moov: new Set(['mvhd', 'trak', 'iods']),
  trak: new Set(['tkhd', 'tref', 'edts', 'tapt', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'elng', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'hmhd', 'sthd', 'nmhd', 'gmhd', 'hdlr', 'dinf', 'stbl']),
  stbl: new Set(
    'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp sbgp sgpd subs saiz saio padb stdp stps'.split(' '),
  ),
}

/**
 * Blanks over boxes that players do not need; `holder` is the type of the outer box, and boxes within are treated
 * alike.
 */
async function needless(file: ByteSource, boxes: readonly Box[], holder: string): Promise<Blank[]> {
  const blanks: Blank[] = []
  for (const box of boxes) {
    if (!kept[holder]?.has(box.type)) blanks.push(...blankOf(box))
    else if (kept[box.type]) blanks.push(...(await needless(file, await boxesIn(file, box), box.type)))
  }
  return blanks
}

interface Track {
  readonly box: Box
  /** Type of its content, such as `vide`. */
  readonly holds: string
  readonly seconds: number
}

async function trackOf(file: ByteSource, box: Box): Promise<Track> {
  const header = await boxAt(file, box, 'mdia', 'mdhd')
  const handler = await boxAt(file, box, 'mdia', 'hdlr')
  if (!header || !handler) throw unreadable()
  const holds = (await file.read(handler.from + 8, 4)).toString('latin1')
  return { box, holds, seconds: keptTracks.has(holds) ? await longest(file, box, header) : 0 }
}

/** The duration of a track in seconds: that of its header, or that of its samples where they play longer. */
async function longest(file: ByteSource, track: Box, header: Box): Promise<number> {
  const [seconds, scale] = [await secondsOf(file, header), await scaleOf(file, header)]
  return Math.max(seconds, (await ticksOf(file, track)) / scale)
}

/** Blanks that remove a track with its samples, which are interleaved with the pictures. */
async function blanksOfTrack(file: ByteSource, { box }: Track, data: readonly Box[]): Promise<Blank[]> {
  const samples = await samplesOf(file, box)
  const isInside = ({ at, length }: Stretch) => data.some(({ from, to }) => at >= from && at + length <= to)
  if (!samples.every(isInside)) throw unreadable()
  return [...samples, ...blankOf(box)]
}

/**
 * Checks by its content that a file is a video of at most `mostSeconds`, and finds what is to be removed from it.
 * @throws Failure `videoUnreadable` for anything else, or `videoTooLong`.
 */
export async function videoFacts(file: ByteSource, mostSeconds: number): Promise<VideoFacts> {
  const head = await file.read(0, 12)
  const isVideo = head.toString('latin1', 4, 8) === 'ftyp' && brands.test(head.toString('latin1', 8, 12))
  if (!isVideo) throw unreadable()
  const top = await boxesIn(file, { from: 0, to: file.size })
  const movie = top.find(({ type }) => type === 'moov')
  const data = top.filter(({ type }) => type === 'mdat')
  if (!movie || data.length === 0) throw unreadable()
  const within = await boxesIn(file, movie)
  const header = within.find(({ type }) => type === 'mvhd')
  if (!header || [...top, ...within].some(({ type }) => fragments.has(type))) throw unreadable()
  const tracks: Track[] = []
  for (const box of within.filter(({ type }) => type === 'trak')) tracks.push(await trackOf(file, box))
  if (!tracks.some(({ holds }) => holds === 'vide')) throw unreadable()
  const seconds = Math.max(await secondsOf(file, header), ...tracks.map((track) => track.seconds))
  if (seconds <= 0) throw unreadable()
  if (seconds > mostSeconds) throw new Failure('videoTooLong')
  return { seconds, blanks: await blanksOf(file, { top, tracks, data }) }
}

async function blanksOf(
  file: ByteSource,
  { top, tracks, data }: { top: readonly Box[]; tracks: readonly Track[]; data: readonly Box[] },
): Promise<Blank[]> {
  const blanks = await needless(file, top, 'file')
  for (const track of tracks) {
    if (!keptTracks.has(track.holds)) blanks.push(...(await blanksOfTrack(file, track, data)))
  }
  return blanks
}
