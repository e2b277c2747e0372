import type { Recipe } from '../pictures/recipe'

/** A single emoji on a transparent background. */
export const iconRecipe = (emoji: string): Recipe => ({
  kind: 'icon',
  backdrop: 'amber',
  pieces: [{ emoji, size: 1, x: 0.5, y: 0.5 }],
})
