import sharp from 'sharp'
import { encode } from 'uqr'

/** The modules of the QR code of a text, row by row, `#` for a dark one. */
export function codeOf(text: string): string[] {
  return encode(text, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
}

/**
 * Modules of the QR code in the lower right quarter of a poster, where nothing else is dark, for a code of `modules` a
 * side.
 */
export async function codeOnPoster(file: string, modules: number): Promise<string[]> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const isDark = (x: number, y: number) => (data[Math.floor(y) * info.width + Math.floor(x)] ?? 255) < 100
  const [from, below] = [info.width / 2, info.height * 0.75]
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let y = Math.floor(below); y < info.height; y++)
    for (let x = Math.floor(from); x < info.width; x++)
      if (isDark(x, y)) {
        ;[left, right] = [Math.min(left, x), Math.max(right, x + 1)]
        ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)]
      }
  const places = Array.from({ length: modules }, (_, index) => (index + 0.5) / modules)
  return places.map((y) =>
    places.map((x) => (isDark(left + x * (right - left), top + y * (bottom - top)) ? '#' : '.')).join(''),
  )
}
