import type { Picture } from '@contract/entities/common'
import { pictureOf, type Recipe } from '../../demo/pictures'

const faces: Recipe[] = (
  [
    ['panda', 'leaf'],
    ['cat-face', 'rose'],
    ['fox', 'amber'],
    ['koala', 'slate'],
    ['penguin', 'sky'],
    ['rabbit-face', 'mint'],
  ] as const
).map(([emoji, backdrop]) => ({ kind: 'avatar', backdrop, pieces: [{ emoji, size: 0.7, x: 0.5, y: 0.54 }] }))

/** Every picture that a new customer may get. */
export const avatarRecipes: readonly Recipe[] = faces

/** A new customer's picture; the same id always gets the same one. */
export function avatarOf(customerId: string): Picture {
  const place = Number.parseInt(customerId.slice(-4), 16) % faces.length
  return pictureOf(faces[place] as Recipe)
}
