/** A box of an MP4 file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function movieHeader(seconds: number): Buffer {
  const content = Buffer.alloc(100)
  content.writeUInt32BE(1000, 12)
  content.writeUInt32BE(Math.round(seconds * 1000), 16)
  return box('mvhd', content)
}

/** Where the camera of `aVideo` wrote that it stood. */
export const recordedAt = '+22.5329+113.9300/'

/** An MP4 file of a duration, with `size` bytes of pictures; its user data tell where it was recorded. */
export function aVideo({ seconds = 10, size = 64 * 1024, movieFirst = true } = {}): Buffer {
  const place = box('udta', box('\u00A9xyz', Buffer.from(recordedAt)))
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('udta', Buffer.from(recordedAt)))
  const movie = box('moov', movieHeader(seconds), track, place)
  const pictures = box('mdat', Buffer.alloc(size, 7))
  const type = box('ftyp', Buffer.from('isom0002isomiso2mp41'))
  return Buffer.concat(movieFirst ? [type, movie, pictures] : [type, pictures, movie])
}
