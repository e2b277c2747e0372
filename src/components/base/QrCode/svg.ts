import { encode } from 'uqr'
import { colours } from '@/styles/tokens'

/** The modules of the smallest QR code for a text with medium error correction, row by row. */
export function modulesOf(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data
}

/** A QR code as an SVG document without a margin. */
export function svgOf(text: string): string {
  const modules = modulesOf(text)
  const cells = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const side = modules.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="${colours.ink}" d="${cells.join('')}"/></svg>`
  )
}
