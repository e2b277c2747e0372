import type { Backdrop } from '../pictures/backdrops'
import type { Recipe } from '../pictures/recipe'

/** A house between two trees. */
export const front = (backdrop: Backdrop, emoji: string, tree = 'deciduous-tree'): Recipe => ({
  kind: 'hero',
  backdrop,
  pieces: [
    { emoji: tree, size: 0.42, x: 0.24, y: 0.66 },
    { emoji, size: 0.84, x: 0.5, y: 0.5 },
    { emoji: 'evergreen-tree', size: 0.42, x: 0.78, y: 0.66 },
  ],
})

/** A house among other things, such as mountains, with evergreens before it. */
export const scene = (backdrop: Backdrop, emoji: string, behind: readonly [left: string, right: string]): Recipe => ({
  kind: 'hero',
  backdrop,
  pieces: [
    { emoji: behind[0], size: 0.56, x: 0.2, y: 0.56 },
    { emoji: behind[1], size: 0.56, x: 0.8, y: 0.56 },
    { emoji, size: 0.8, x: 0.5, y: 0.52 },
    { emoji: 'evergreen-tree', size: 0.3, x: 0.3, y: 0.76 },
    { emoji: 'evergreen-tree', size: 0.3, x: 0.7, y: 0.76 },
  ],
})

/** A room with a plant or another thing beside its bed. */
export const room = (backdrop: Backdrop, emoji = 'bed', beside = 'potted-plant'): Recipe => ({
  kind: 'wide',
  backdrop,
  pieces: [
    { emoji, size: 0.7, x: 0.46, y: 0.58 },
    { emoji: beside, size: 0.34, x: 0.82, y: 0.66 },
  ],
})

/** A theme as a single thing. */
export const theme = (backdrop: Backdrop, emoji: string): Recipe => ({
  kind: 'wide',
  backdrop,
  pieces: [{ emoji, size: 0.72, x: 0.5, y: 0.52 }],
})
