import { backdrops } from './backdrops'
import { drawEmoji } from './emoji'
import type { Frame } from './frame'
import type { Recipe } from './recipe'

/** The widths of the lines of text, as fractions of the sheet's width. */
const lines = [0.5, 0.62, 0.46, 0.58, 0.4]

/** A licence: a sheet with a double border, an emblem, lines of text and a seal. */
export const drawLicence = ({ backdrop, pieces }: Recipe, { width, height, bodies }: Frame) => {
  const { light, middle, deep } = backdrops[backdrop]
  const border = (inset: number, stroke: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="12" fill="none" stroke="${deep}" stroke-width="${stroke}"/>`
  const line = (share: number, index: number) =>
    `<rect x="${width * 0.16}" y="${height * (0.46 + index * 0.09)}" width="${width * share}" height="${height * 0.032}" rx="8" fill="${middle}"/>`
  const emblem = (emoji: string, size: number, index: number) =>
    `<g transform="translate(${(width - size) / 2} ${height * 0.09})">${drawEmoji(bodies, emoji, size, `p${index}-`)}</g>`
  const [x, y] = [width * 0.8, height * 0.76]
  return `<rect width="${width}" height="${height}" fill="${light}"/>
${border(36, 14)}${border(62, 4)}
${pieces.map((piece, index) => emblem(piece.emoji, height * piece.size, index)).join('')}
<rect x="${width * 0.3}" y="${height * 0.33}" width="${width * 0.4}" height="${height * 0.055}" rx="12" fill="${deep}"/>
${lines.map(line).join('')}
<g fill="none" stroke="#B5121B" stroke-opacity=".72" stroke-width="12"><circle cx="${x}" cy="${y}" r="${height * 0.11}"/></g>
<path d="M${x} ${y - 52}l15 34 37 4-28 25 8 37-32-19-32 19 8-37-28-25 37-4z" fill="#B5121B" fill-opacity=".72"/>`
}
