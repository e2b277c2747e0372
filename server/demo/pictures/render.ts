import sharp from 'sharp'
import { compose } from './compose'
import { readEmoji } from './emoji'
import type { Recipe } from './recipe'

/** Renders a picture `width` pixels wide as WebP. Throws when the recipe names an unknown emoji. */
export const renderPicture = async (recipe: Recipe, width: number): Promise<Buffer> => {
  const bodies = await readEmoji(recipe.pieces.map((piece) => piece.emoji))
  const drawing = Buffer.from(compose(recipe, width, bodies))
  return sharp(drawing).webp({ quality: 84, alphaQuality: 90, effort: 3 }).toBuffer()
}
