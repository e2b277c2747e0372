import { drawEmoji } from './emoji'
import { blurFilter, dropShadow, softFocus } from './filters'
import type { Frame } from './frame'
import type { Piece, PictureKind } from './recipe'

const groundShadow = (piece: Piece, size: number, id: string, { width, height, dark }: Frame) =>
  `<defs>${blurFilter(id, size * 0.055)}</defs><ellipse cx="${width * piece.x}" cy="${height * piece.y + size * 0.44}"
 rx="${size * 0.42}" ry="${size * 0.1}" fill="#321808" fill-opacity="${dark ? 0.6 : 0.34}" filter="url(#${id})"/>`

/** Picture kinds without a surface, whose pieces cast no shadow. */
const groundless: PictureKind[] = ['scene', 'avatar']

/** One emoji in position with its shadows; `index` makes its ids unique. */
export const drawPiece = (piece: Piece, index: number, kind: PictureKind, frame: Frame) => {
  const size = frame.height * piece.size
  const [x, y] = [frame.width * piece.x, frame.height * piece.y]
  const grounded = !piece.blur && !groundless.includes(kind)
  const finish = `finish${index}`
  const filter = piece.blur ? softFocus(finish, frame.height * 0.016 * piece.blur) : dropShadow(finish, size)
  return `${grounded ? groundShadow(piece, size, `ground${index}`, frame) : ''}<defs>${filter}</defs>
<g filter="url(#${finish})" opacity="${piece.blur ? 0.5 : 1}"><g transform="translate(${x} ${y}) rotate(${piece.tilt ?? 0}) translate(${-size / 2} ${-size / 2})">
${drawEmoji(frame.bodies, piece.emoji, size, `p${index}-`, piece.tint)}</g></g>`
}
