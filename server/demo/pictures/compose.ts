import { backdrops } from './backdrops'
import { drawEmoji, type EmojiBodies } from './emoji'
import type { Frame } from './frame'
import { drawLicence } from './licence'
import { drawPiece } from './pieces'
import { aspects, isTransparent, type Recipe } from './recipe'
import { drawAwning, drawPlate, outdoors, room } from './scenery'

/** The app's logo, two roofs on brand red, `size` wide and high. */
const drawLogo = (size: number) => `<rect width="${size}" height="${size}" rx="${size * 0.27}" fill="#B5121B"/>
<svg x="${size * 0.2}" y="${size * 0.2}" width="${size * 0.6}" height="${size * 0.6}" viewBox="0 0 24 24" fill="none"
 stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">
<path d="M3 11.2 9.2 5.6l4.2 3.8"/><path d="M8.4 12.6 15 6.8l6 5.4"/><path d="M10.4 20v-5.6M19 14.4V20H5v-5.6"/></svg>`

const drawIcon = (recipe: Recipe, frame: Frame) =>
  recipe.pieces
    .map((piece, index) => drawEmoji(frame.bodies, piece.emoji, frame.height, `p${index}-`, piece.tint))
    .join('')

const drawScene = (recipe: Recipe, frame: Frame) =>
  [
    recipe.kind === 'scene' ? outdoors(recipe, frame) : room(recipe, frame),
    recipe.plate ? drawPlate(recipe.plate, frame) : '',
    ...recipe.pieces.map((piece, index) => drawPiece(piece, index, recipe.kind, frame)),
    recipe.awning ? drawAwning(recipe.awning, frame) : '',
  ].join('\n')

/** The picture as an SVG, `width` pixels wide; `bodies` contains its emoji. */
export const compose = (recipe: Recipe, width: number, bodies: EmojiBodies) => {
  const aspect = aspects[recipe.kind]
  const frame = { width: 1000 * aspect, height: 1000, dark: backdrops[recipe.backdrop].dark, bodies }
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width / aspect)}"
 viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="none">`
  if (recipe.kind === 'logo') return `${open}${drawLogo(frame.height)}</svg>`
  if (recipe.kind === 'licence') return `${open}${drawLicence(recipe, frame)}</svg>`
  return `${open}${isTransparent(recipe.kind) ? drawIcon(recipe, frame) : drawScene(recipe, frame)}</svg>`
}
