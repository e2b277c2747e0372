import { drawnLooks } from '../city/drawn-looks'
import { type Look, looks } from '../city/looks'
import type { Backdrop, Piece, PictureKind, Recipe, Tint } from '../pictures'

/** Backdrops of the existing dishes, by the emoji of the main piece. */
const known = new Map(
  [...Object.values<Look>(drawnLooks), ...Object.values(looks)].flatMap(({ pieces, backdrops }) => {
    const [main] = [...pieces].sort((one, other) => other.size - one.size)
    return main ? [[main.emoji, backdrops] as const] : []
  }),
)

/** Backdrops of pieces that lack contrast with their default one. */
const apart: Readonly<Record<string, readonly Backdrop[]>> = {
  'running-shoe': ['sky', 'amber', 'mint'],
  'evergreen-tree': ['amber', 'sky', 'mint'],
  mat: ['amber', 'sky', 'leaf'],
}

/** Backdrops that contrast with a tinted piece. */
const forTints: Partial<Record<Tint, Backdrop[]>> = {
  'in-white': ['sky', 'plum', 'cocoa'],
  'in-black': ['amber', 'mint', 'rose'],
  'in-blue': ['amber', 'mint', 'slate'],
  'in-navy': ['sky', 'amber', 'slate'],
  'in-green': ['leaf', 'amber', 'mint'],
  'in-gold': ['leaf', 'sky', 'amber'],
  'in-cream': ['cocoa', 'sky', 'leaf'],
  'in-brown': ['amber', 'leaf', 'slate'],
  'in-lavender': ['amber', 'sky', 'leaf'],
}

const usual: Backdrop[] = ['sky', 'amber', 'mint', 'plum', 'leaf', 'rose']

/** The usual backdrops in an order by the emoji's name, so that they are used alike. */
function usualFor(emoji: string): Backdrop[] {
  const turn = [...emoji].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % usual.length
  return [...usual.slice(turn), ...usual.slice(0, turn)]
}

/** Parsed look: `emoji/tint*2+side`, all but the first being optional. */
interface Parsed {
  readonly emoji: string
  readonly tint: Tint | undefined
  readonly pair: boolean
  readonly side: string | undefined
}

function parse(look: string): Parsed {
  const [main = '', side] = look.split('+')
  const [named = '', count] = main.split('*')
  const [emoji = '', tint] = named.split('/')
  return { emoji, tint: tint as Tint | undefined, pair: count === '2', side }
}

/** The backdrops of a look, preferred first. */
export function backdropsOf(look: string): readonly Backdrop[] {
  const { emoji, tint } = parse(look)
  const own = tint ? forTints[tint] : (apart[emoji] ?? known.get(emoji)?.filter((backdrop) => backdrop !== 'night'))
  return [...(own ?? []), ...usualFor(emoji)]
}

type Placed = [size: number, x: number, y: number, tilt?: number]

const pieceOf = (emoji: string, tint: Tint | undefined, [size, x, y, tilt]: Placed): Piece => {
  return { emoji, size, x, y, ...(tilt ? { tilt } : {}), ...(tint ? { tint } : {}) }
}

const alone: Placed[] = [[0.68, 0.5, 0.51]]
const twice: Placed[] = [
  [0.56, 0.37, 0.51, -6],
  [0.44, 0.7, 0.61, 8],
]
const beside: Placed = [0.28, 0.82, 0.75, 8]

/** Smaller and in the same place from the left, for a picture that is higher than wide. */
const narrowed = ([size, x, y, tilt]: Placed): Placed => [Number((size * 0.84).toFixed(3)), x, y, tilt]

/** The picture of a product on a backdrop; `tint` colours its main piece. */
export function goodsRecipe(look: string, backdrop: Backdrop, kind: PictureKind = 'dish', tint?: Tint): Recipe {
  const parsed = parse(look)
  const fit = kind === 'cover' ? narrowed : (placed: Placed) => placed
  const main = (parsed.pair ? twice : alone).map((at) => pieceOf(parsed.emoji, tint ?? parsed.tint, fit(at)))
  const side = parsed.side ? [pieceOf(parsed.side, undefined, fit(beside))] : []
  return { kind, backdrop, pieces: [...main, ...side] }
}

/** A closer and a wider view, and one with the parcel it comes in, for the pages of a product. */
export function galleryOf(look: string, backdrops: readonly Backdrop[], count: number): Recipe[] {
  const { emoji, tint } = parse(look)
  const views: Placed[][] = [
    [[0.9, 0.5, 0.54, -8]],
    [
      [0.34, 0.24, 0.58, -8],
      [0.4, 0.52, 0.5],
      [0.34, 0.78, 0.6, 10],
    ],
    [[0.52, 0.6, 0.54]],
  ]
  return views.slice(0, count).map((view, index) => {
    const pieces = view.map((at) => pieceOf(emoji, tint, at))
    const parcel = index === 2 ? [pieceOf('package', undefined, [0.4, 0.26, 0.62, -4])] : []
    return { kind: 'dish', backdrop: backdrops[index % backdrops.length] ?? 'amber', pieces: [...parcel, ...pieces] }
  })
}

/** The large picture of a shop: its sign between two of its goods. */
export function heroRecipe(look: string, [left, right]: readonly [string, string], backdrop: Backdrop): Recipe {
  const at = (text: string, placed: Placed) => pieceOf(parse(text).emoji, parse(text).tint, placed)
  return {
    kind: 'hero',
    backdrop,
    pieces: [at(left, [0.34, 0.2, 0.6, -8]), at(look, [0.62, 0.5, 0.5]), at(right, [0.34, 0.8, 0.6, 10])],
  }
}
