import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { compose } from '../server/demo/pictures/compose'
import { readEmoji } from '../server/demo/pictures/emoji'
import type { Recipe } from '../server/demo/pictures/recipe'

/** Picture over the search of hotels, drawn by `npx tsx scripts/hotel-front.ts`: sky, a hotel at the right, room for words at the left. */
const recipe: Recipe = {
  kind: 'scene',
  backdrop: 'sky',
  pieces: [
    { emoji: 'snow-capped-mountain', size: 0.34, x: 0.66, y: 0.67 },
    { emoji: 'snow-capped-mountain', size: 0.34, x: 0.95, y: 0.67 },
    { emoji: 'hotel', size: 0.44, x: 0.81, y: 0.63 },
    { emoji: 'evergreen-tree', size: 0.2, x: 0.69, y: 0.75 },
    { emoji: 'deciduous-tree', size: 0.17, x: 0.62, y: 0.77 },
    { emoji: 'evergreen-tree', size: 0.17, x: 0.95, y: 0.77 },
  ],
}
async function draw(): Promise<void> {
  const drawing = compose(recipe, 750, await readEmoji(recipe.pieces.map(({ emoji }) => emoji)))
  const picture = await sharp(Buffer.from(drawing)).webp({ quality: 60, effort: 6 }).toBuffer()
  writeFileSync('src/pages/hotel/parts/front.webp', picture)
}

void draw()
