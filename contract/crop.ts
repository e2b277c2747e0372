/**
 * The square of a picture that a person chose: the picture is turned clockwise by quarters, then flipped from left to
 * right; `left` and `top` are fractions of its width and height after that, `side` a fraction of the shorter one.
 */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly side: number
  readonly turns: 0 | 1 | 2 | 3
  readonly flipped: boolean
}

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const digits = 5
const shape = /^(0(?:\.\d{1,5})?|1) (0(?:\.\d{1,5})?|1) (0\.\d{1,5}|1) ([0-3]) ([01])$/

/** A crop as the text of a form's field. */
export const writeCrop = ({ left, top, side, turns, flipped }: Crop): string => {
  const fractions = [left, top, side].map((value) => value.toFixed(digits).replace(/\.?0+$/, ''))
  return [...fractions, turns, flipped ? 1 : 0].join(' ')
}

/** The crop that a text describes; undefined for any other text, and for a square of nothing. */
export function readCrop(text: string): Crop | undefined {
  const [, left, top, side, turns, flipped] = shape.exec(text) ?? []
  if (turns === undefined || Number(side) <= 0) return undefined
  return {
    ...{ left: Number(left), top: Number(top), side: Number(side) },
    turns: Number(turns) as Crop['turns'],
    flipped: flipped === '1',
  }
}

/** The size of a picture after quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: Crop['turns']): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** The square in pixels of the picture before it is turned and flipped, within the picture. */
export function squareOf({ left, top, side, turns, flipped }: Crop, size: Size) {
  const turned = turnedSize(size, turns)
  const length = Math.max(1, Math.round(side * Math.min(turned.width, turned.height)))
  const within = (at: number, room: number) => Math.min(Math.max(Math.round(at), 0), room - length)
  const fromLeft = within(left * turned.width, turned.width)
  const y = within(top * turned.height, turned.height)
  const x = flipped ? turned.width - fromLeft - length : fromLeft
  const [right, bottom] = [turned.width - x - length, turned.height - y - length]
  const [originLeft, originTop] = (
    [
      [x, y],
      [y, right],
      [right, bottom],
      [bottom, x],
    ] as const
  )[turns]
  return { left: originLeft, top: originTop, width: length, height: length }
}
