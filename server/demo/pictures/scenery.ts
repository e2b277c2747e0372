import { backdrops } from './backdrops'
import { blurFilter, dropShadow } from './filters'
import type { Frame } from './frame'
import type { Plate, Recipe } from './recipe'

/** The vertical position of the table's edge, as a fraction of the height. */
const tableTops: Partial<Record<Recipe['kind'], number>> = { hero: 0.58, banner: 0.7, state: 0.66 }

/** The end points of a CSS gradient of 118° through the centre. */
const lightLine = ({ width, height }: Frame) => {
  const angle = (118 * Math.PI) / 180
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2
  const [x, y] = [width / 2, height / 2]
  return `x1="${x - dx * half}" y1="${y - dy * half}" x2="${x + dx * half}" y2="${y + dy * half}"`
}

/** An indoor background: a lit wall and a table with a round edge. */
export const room = (recipe: Recipe, frame: Frame) => {
  const { light, middle, deep, dark } = backdrops[recipe.backdrop]
  const { width, height } = frame
  const cover = `width="${width}" height="${height}"`
  const top = (tableTops[recipe.kind] ?? 0.64) * height
  return `<defs>
<radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"
 gradientTransform="translate(${width * 0.32} ${height * 0.08}) scale(${width * 1.1} ${height * 1.1})">
<stop stop-color="${light}"/><stop offset=".78" stop-color="${middle}"/></radialGradient>
<linearGradient id="table" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset=".7" stop-color="${middle}"/></linearGradient>
<linearGradient id="light" gradientUnits="userSpaceOnUse" ${lightLine(frame)}>
<stop stop-color="#fff" stop-opacity="${dark ? 0.14 : 0.55}"/><stop offset=".46" stop-color="#fff" stop-opacity="0"/></linearGradient>
</defs><rect ${cover} fill="url(#wall)"/>
<ellipse cx="${width / 2}" cy="${top + height / 2}" rx="${width * 0.85}" ry="${height / 2}" fill="url(#table)" opacity="${dark ? 0.9 : 0.55}"/>
<rect ${cover} fill="url(#light)"/>`
}

/** An outdoor background: ground and sky. */
export const outdoors = (recipe: Recipe, { width, height }: Frame) => {
  const { light, middle, deep } = backdrops[recipe.backdrop]
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/><rect y="${height * 0.83}" width="${width}" height="${height * 0.17}" fill="${deep}"/>`
}

/** A white plate with a rim. */
export const drawPlate = ({ size, y }: Plate, { width, height }: Frame) => {
  const [across, cx, cy] = [height * size, width / 2, height * y]
  const disc = (rx: number, ry: number, fill: string, dy = 0) =>
    `<ellipse cx="${cx}" cy="${cy + dy}" rx="${across * rx}" ry="${across * ry}" ${fill}/>`
  const tones = (id: string, top: string, bottom: string) =>
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
  return `<defs>${blurFilter('under', height * 0.03)}${tones('rim', '#fff', '#ECE6E0')}${tones('well', '#E9E2DB', '#FBF9F7')}</defs>
${disc(0.5, 0.17, 'fill="#3C1E0A" fill-opacity=".28" filter="url(#under)"', height * 0.045 + across * 0.02)}
${disc(0.5, 0.16, 'fill="url(#rim)"')}${disc(0.37, 0.11, 'fill="url(#well)"', -across * 0.005)}`
}

/** The scalloped awning of store pictures. */
export const drawAwning = (colour: string, { width, height }: Frame) => {
  const [stripes, drop] = [6, height * 0.15]
  const wide = width / stripes
  const stripe = (_: unknown, index: number) =>
    `<path d="M${index * wide} 0h${wide}v${drop}a${wide / 2} ${wide / 2} 0 0 1-${wide} 0z" fill="${index % 2 ? '#FFFDF9' : colour}"/>`
  return `<defs>${dropShadow('awning', height * 0.6)}</defs><g filter="url(#awning)">${Array.from({ length: stripes }, stripe).join('')}</g>`
}
