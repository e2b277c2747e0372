import type { ShownVideo } from '@contract/entities/media'
import { pictureOf } from '../pictures'
import type { ProductReview } from './reviews'
import type { Mall, MallProduct } from './types'

/** Number of a product's reviews that show its video. */
const perProduct = 6
const seconds = 4

/** The products of which there is a video, named by their group: the best-selling one of each. */
export function filmed({ products }: Pick<Mall, 'products'>): MallProduct[] {
  const groups = [...new Set(products.map(({ group }) => group))]
  return groups.flatMap((group) => {
    const [best] = products.filter((product) => product.group === group).sort((one, other) => other.sales - one.sales)
    return best ? [best] : []
  })
}

/** The path of a group's video. */
export const videoPath = (group: string): string => `/demo-videos/${group}.mp4`

/** Which reviews have which video: the first good ones of each filmed product. */
export function videosOf(
  mall: Pick<Mall, 'products'>,
  reviews: readonly ProductReview[],
): Map<ProductReview, ShownVideo> {
  return new Map(
    filmed(mall).flatMap((product) => {
      const video = { path: videoPath(product.group), cover: pictureOf(product.picture), seconds }
      const good = reviews.filter((review) => review.product === product && review.rating >= 4)
      return good.slice(0, perProduct).map((review) => [review, video] as const)
    }),
  )
}
