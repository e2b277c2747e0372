import type { Context } from '../../context'
import { buildTranslator } from '../../translation'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import { ReviewHiding } from './hiding'
import { OwnReviews } from './own'
import { ReviewReplies } from './replies'
import { reviewRoutes } from './routes'
import { ReviewService } from './service'
import { ReviewTranslations } from './translation/service'
import { ReviewWriter } from './write'

interface Needs {
  readonly orders: OrderEngine
  readonly kinds: OrderKinds
  readonly notices: Notices
}

/** Reviews of orders of every kind. */
export function reviewModule(
  context: Context,
  { orders, kinds, notices }: Needs,
): Module<{ readonly reviews: ReviewWriter; readonly reviewHiding: ReviewHiding }> {
  const writer = new ReviewWriter(context, orders, kinds)
  const own = new OwnReviews(context, kinds)
  return {
    services: { reviews: writer, reviewHiding: new ReviewHiding(context, kinds, notices) },
    routes: [
      reviewRoutes({
        ...{ reviews: new ReviewService(context), own, writer },
        replies: new ReviewReplies(context, notices),
        translations: new ReviewTranslations(context, buildTranslator(context)),
      }),
    ],
  }
}
