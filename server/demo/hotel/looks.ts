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
