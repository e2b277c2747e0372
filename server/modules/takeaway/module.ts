import type { Context } from '../../context'
import type { Engines } from '../engines'
import type { Module } from '../module'
import { OrderAgain } from './again'
import { takeawayDelivery } from './delivery'
import { takeawayKind } from './kind'
import { acceptForStores } from './merchant/auto-accept'
import { tellOfTakeaway } from './notices'
import { TakeawayQuotes } from './quotes'
import type { PrivateMedia } from '../upload/private/private-media'
import { takeawayRoutes } from './routes'
import { Shortages } from './shortage/shortage'
import { takeawayTrading } from './trading'

export interface TakeawayServices {
  readonly takeawayQuotes: TakeawayQuotes
  readonly shortages: Shortages
}

interface Needs extends Engines {
  readonly privateMedia: PrivateMedia
}

/** Takeaway: store deliveries and pickups. */
export function takeawayModule(context: Context, engines: Needs): Module<TakeawayServices> {
  const { orders, quotes, submission, refunds, notices } = engines
  const takeawayQuotes = new TakeawayQuotes(context, quotes)
  tellOfTakeaway(notices, orders)
  const shortages = new Shortages(context, orders, refunds)
  return {
    services: { takeawayQuotes, shortages },
    routes: [takeawayRoutes(context, takeawayQuotes, new OrderAgain(context))],
    listeners: () => acceptForStores(context, orders),
    delivery: takeawayDelivery(context, orders, engines.privateMedia),
    orderKind: takeawayKind(context, engines, takeawayTrading(context, takeawayQuotes, submission)),
  }
}
