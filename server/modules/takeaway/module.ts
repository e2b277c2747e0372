import type { Context } from '../../context'
import type { Defaults } from '../../defaults'
import type { Engines } from '../engines'
import type { Routes as Ways } from '../../routing/routes'
import type { Module } from '../module'
import { Additions } from './addition/additions'
import { dishesPurpose } from './addition/purpose'
import { additionRoutes } from './addition/routes'
import { AddressChange } from './address-change'
import { OrderAgain } from './again'
import type { PrivateMedia } from '../upload/private/private-media'
import { takeawayDelivery } from './delivery'
import { takeawayKind } from './kind'
import { compensateLate } from './late'
import { acceptForStores } from './merchant/auto-accept'
import { tellOfTakeaway } from './notices'
import { TakeawayQuotes } from './quotes'
import { takeawayRoutes } from './routes'
import { shortageRoutes } from './shortage/routes'
import { Shortages } from './shortage/shortage'
import { takeawayTrading } from './trading'

interface Needs extends Engines, Pick<Defaults, 'shortageMinutes'> {
  readonly privateMedia: PrivateMedia
  readonly routes: Ways
}

export interface TakeawayServices {
  readonly takeawayQuotes: TakeawayQuotes
  readonly shortages: Shortages
}

/** Takeaway: store deliveries and pickups. */
export function takeawayModule(
  context: Context,
  { privateMedia, routes, shortageMinutes, ...engines }: Needs,
): Module<TakeawayServices> {
  const { orders, quotes, submission, refunds, notices } = engines
  const takeawayQuotes = new TakeawayQuotes(context, quotes)
  tellOfTakeaway(notices, orders)
  compensateLate(context, orders, notices)
  const additions = new Additions(context, orders)
  const shortages = new Shortages(context, orders, refunds, notices, shortageMinutes)
  return {
    services: { takeawayQuotes, shortages },
    routes: [
      takeawayRoutes(context, takeawayQuotes, new OrderAgain(context), new AddressChange(context, orders)),
      shortageRoutes(context, orders, shortages),
      additionRoutes(additions),
    ],
    purposes: [dishesPurpose(context, orders, additions, notices)],
    listeners: () => acceptForStores(context, orders),
    orderKind: takeawayKind(context, engines, {
      trading: takeawayTrading(context, takeawayQuotes, submission),
      delivery: takeawayDelivery(context, engines, privateMedia),
      routes,
    }),
  }
}
