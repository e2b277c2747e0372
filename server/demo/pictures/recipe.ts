import { createHash } from 'node:crypto'
import type { Picture } from '@contract/entities/common'
import { backdrops, type Backdrop } from './backdrops'
import type { Tint } from './tints'

/** The renderer's version; increase it whenever rendering changes, so that cached files are not reused. */
const rendererVersion = 1

/** The aspect ratio of each kind of picture. */
export const aspects = {
  dish: 1,
  wide: 3 / 2,
  cover: 4 / 5,
  store: 1,
  hero: 750 / 416,
  banner: 702 / 248,
  state: 336 / 256,
  scene: 750 / 512,
  avatar: 1,
  icon: 1,
  logo: 1,
  licence: 4 / 3,
} as const

export type PictureKind = keyof typeof aspects

/** One emoji. `size` is a fraction of the height, `x` and `y` the centre as fractions of width and height. */
export interface Piece {
  emoji: string
  size: number
  x: number
  y: number
  /** Degrees, clockwise. */
  tilt?: number
  tint?: Tint
  /** The blur of a piece out of focus, which casts no shadow. */
  blur?: number
}

/** A plate: its width as a fraction of the height, and the vertical position of its centre. */
export interface Plate {
  size: number
  y: number
}

/** The complete description of a picture as plain JSON. */
export interface Recipe {
  kind: PictureKind
  backdrop: Backdrop
  pieces: Piece[]
  plate?: Plate
  /** The colour of a store's awning. */
  awning?: string
}

/** Kinds with a transparent background. */
export const isTransparent = (kind: PictureKind) => kind === 'icon' || kind === 'logo'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, sorted(field)]))
}

/** The name of a picture: the first 16 hex digits of a hash over its recipe and the renderer's version. */
export const pictureHash = (recipe: Recipe) =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ recipe, rendererVersion })))
    .digest('hex')
    .slice(0, 16)

/** A picture's path and placeholder colour; nothing is rendered. */
export const pictureOf = (recipe: Recipe): Picture => ({
  path: `/pictures/${pictureHash(recipe)}`,
  colour: isTransparent(recipe.kind) ? 'transparent' : backdrops[recipe.backdrop].middle,
})
