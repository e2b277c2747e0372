import { formatMoney } from '@contract/money'
import type { Drawable, Pen } from '@/platform/media/paper-types'
import { colours } from '@/styles/tokens'

/** Everything on a poster, loaded and in words. */
export interface Poster {
  readonly picture: Drawable
  /** Avatar and sentence of the sharing person. */
  readonly by?: { readonly avatar: Drawable; readonly text: string } | undefined
  readonly price?: { readonly amount: number; readonly original: number | null } | undefined
  readonly title: string
  readonly tags: readonly string[]
  readonly name: string
  readonly hint: string
  /** The modules of the QR code, row by row. */
  readonly code: readonly (readonly boolean[])[]
}

/** The size of a poster with its margin, in design units, and its pixels to a unit. */
export const posterSize = { width: 640, height: 1112, scale: 1.5 }

const margin = 40
const side = 560
const padding = 32
const left = margin + padding
const right = margin + side - padding
const grounds = { page: '#f6f6f8', tint: '#fdecec' }
const codeSide = 152

const fontOf = (size: number, bold = false): string => `${bold ? 'bold ' : ''}${size}px sans-serif`

function roundBox(pen: Pen, [x, y, width, height]: readonly [number, number, number, number], radius: number): void {
  pen.beginPath()
  pen.moveTo(x + radius, y)
  pen.arcTo(x + width, y, x + width, y + height, radius)
  pen.arcTo(x + width, y + height, x, y + height, radius)
  pen.arcTo(x, y + height, x, y, radius)
  pen.arcTo(x, y, x + width, y, radius)
  pen.closePath()
}

function fillRound(pen: Pen, box: readonly [number, number, number, number], radius: number, colour: string): void {
  roundBox(pen, box, radius)
  pen.fillStyle = colour
  pen.fill()
}

/** Draws words, and answers how wide they are. */
function write(pen: Pen, text: string, at: readonly [x: number, y: number], font: string, colour: string): number {
  pen.font = font
  pen.fillStyle = colour
  pen.fillText(text, ...at)
  return pen.measureText(text).width
}

/** As much of a text as fits, with an ellipsis when it does not. */
export function fitted(pen: Pick<Pen, 'measureText'>, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  const signs = [...text]
  while (signs.length > 0 && pen.measureText(`${signs.join('')}…`).width > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** The lines of a text, broken between words and Chinese characters, the last of them cut where more would follow. */
export function linesOf(pen: Pick<Pen, 'measureText'>, text: string, width: number, most: number): string[] {
  const parts = text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []
  const lines = ['']
  parts.forEach((part, index) => {
    const last = lines.length - 1
    const line = `${lines[last] ?? ''}${part}`
    if (pen.measureText(line.trimEnd()).width <= width || lines[last] === '') lines[last] = line
    else if (lines.length < most) lines.push(part)
    else lines[last] = `${lines[last] ?? ''}${parts.slice(index).join('')}`
  })
  return lines.slice(0, most).map((line) => fitted(pen, line.trim(), width))
}

/** The middle of a picture that fills a square, by clipping what is more. */
function drawSquare(
  pen: Pen,
  picture: Drawable,
  [x, y, size]: readonly [number, number, number],
  radius: number,
): void {
  const scale = size / Math.min(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  pen.save()
  roundBox(pen, [x, y, size, size], radius)
  pen.clip()
  pen.drawImage(picture as never, x - (width - size) / 2, y - (height - size) / 2, width, height)
  pen.restore()
}

function drawSharer(pen: Pen, { avatar, text }: NonNullable<Poster['by']>): void {
  pen.font = fontOf(24)
  const shown = fitted(pen, text, side - 168)
  fillRound(pen, [margin + 24, margin + 24, 96 + pen.measureText(shown).width, 64], 32, colours.white)
  drawSquare(pen, avatar, [margin + 32, margin + 32, 48], 24)
  write(pen, shown, [margin + 96, margin + 64], fontOf(24), colours.ink)
}

function drawPrice(pen: Pen, { amount, original }: NonNullable<Poster['price']>, y: number): void {
  const width = write(pen, formatMoney(amount), [left, y], fontOf(56, true), colours.brand)
  if (original === null || original <= amount) return
  const before = formatMoney(original)
  const x = left + width + 16
  const length = write(pen, before, [x, y + 8], fontOf(28), colours['ink-3'])
  pen.fillStyle = colours['ink-3']
  pen.fillRect(x, y + 8, length, 2)
}

function drawTags(pen: Pen, tags: readonly string[], y: number): void {
  let x = left
  for (const tag of tags) {
    pen.font = fontOf(20)
    const width = pen.measureText(tag).width + 16
    if (x + width > right) return
    fillRound(pen, [x, y, width, 32], 8, grounds.tint)
    write(pen, tag, [x + 8, y + 16], fontOf(20), colours.brand)
    x += width + 8
  }
}

/** The logo: two roofs on a red ground. */
function drawLogo(pen: Pen, x: number, y: number): void {
  fillRound(pen, [x, y, 48, 48], 12, colours.brand)
  pen.strokeStyle = colours.white
  pen.lineWidth = 3
  const at = (ofX: number, ofY: number) => [x + 6 + ofX * 1.5, y + 6 + ofY * 1.5] as const
  const strokes = [
    [at(3, 11), at(9, 6), at(15, 11)],
    [at(5, 9.5), at(5, 19), at(19, 19), at(19, 10)],
    [at(12, 8), at(15, 5), at(21, 10.5)],
  ] as const
  for (const [first, ...others] of strokes) {
    pen.beginPath()
    pen.moveTo(...first)
    for (const point of others) pen.lineTo(...point)
    pen.stroke()
  }
}

/** The nearest whole pixel, so that no light shows between modules. */
const pixel = (length: number): number => Math.round(length * posterSize.scale) / posterSize.scale

function drawCode(pen: Pen, code: Poster['code'], x: number, y: number): void {
  const module = codeSide / (code.length || 1)
  pen.fillStyle = colours.ink
  code.forEach((row, line) => {
    const [top, bottom] = [line, line + 1].map((edge) => pixel(y + edge * module)) as [number, number]
    row.forEach((isDark, column) => {
      const [start, end] = [column, column + 1].map((edge) => pixel(x + edge * module)) as [number, number]
      if (isDark) pen.fillRect(start, top, end - start, bottom - top)
    })
  })
}

function drawFoot(pen: Pen, { name, hint, code }: Poster): void {
  const top = posterSize.height - margin - padding - codeSide
  pen.fillStyle = colours.line
  for (let x = left; x < right; x += 16) pen.fillRect(x, top - 24, 8, 2)
  drawLogo(pen, left, top)
  write(pen, name, [left + 60, top + 24], fontOf(32, true), colours.ink)
  pen.font = fontOf(24)
  linesOf(pen, hint, side - 2 * padding - codeSide - 24, 3).forEach((line, index) =>
    write(pen, line, [left, top + 72 + index * 34], fontOf(24), colours['ink-3']),
  )
  drawCode(pen, code, right - codeSide, top)
}

/** Draws a poster on a canvas of its size. */
export function drawPoster(pen: Pen, poster: Poster): void {
  const { width, height, scale } = posterSize
  pen.save()
  pen.scale(scale, scale)
  pen.textBaseline = 'middle'
  pen.fillStyle = grounds.page
  pen.fillRect(0, 0, width, height)
  fillRound(pen, [margin, margin, side, height - 2 * margin], 24, colours.white)
  drawSquare(pen, poster.picture, [margin, margin, side], 24)
  if (poster.by) drawSharer(pen, poster.by)
  let y = margin + side + 40
  if (poster.price) {
    drawPrice(pen, poster.price, y + 20)
    y += 76
  }
  // The title takes the room that a price would have.
  const size = poster.price ? 32 : 48
  const line = size + 12
  pen.font = fontOf(size, true)
  const lines = linesOf(pen, poster.title, side - 2 * padding, 2)
  lines.forEach((text, row) => write(pen, text, [left, y + size / 2 + row * line], fontOf(size, true), colours.ink))
  drawTags(pen, poster.tags, y + 8 + lines.length * line)
  drawFoot(pen, poster)
  pen.restore()
}
