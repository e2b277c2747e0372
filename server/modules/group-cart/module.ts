import type { Context } from '../../context'
import type { Engines } from '../engines'
import type { Module } from '../module'
import type { TakeawayQuotes } from '../takeaway/quotes'
import { GroupCartDesk } from './desk'
import { GroupCartConfirming } from './confirming'
import { GroupCartLocking } from './locking'
import { tellOfGroupCarts } from './notices'
import { groupQuoteKind } from './placement'
import { GroupPaying } from './paying'
import { type GroupCartServices, groupCartRoutes } from './routes'
import { GroupCartService } from './service'

/** Carts that several people fill for one delivery. */
export function groupCartModule(
  context: Context,
  { orders, quotes, submission, notices, takeawayQuotes }: Engines & { readonly takeawayQuotes: TakeawayQuotes },
): Module<Omit<GroupCartServices, 'carts'>> {
  const groupCarts = new GroupCartDesk(context, orders)
  tellOfGroupCarts(notices, orders, groupCarts)
  const groupPaying = new GroupPaying(context, orders, groupCarts)
  const parts = { desk: groupCarts, paying: groupPaying, quotes: takeawayQuotes, saved: quotes, submission }
  const groupCartLocking = new GroupCartLocking(context, parts)
  const groupCartConfirming = new GroupCartConfirming(context, parts)
  const services = { groupCarts, groupPaying, groupCartConfirming, groupCartLocking }
  return {
    services,
    quoteCoupons: {
      [groupQuoteKind]: { of: 'takeaway', answer: (caller, request) => groupCartConfirming.coupons(caller, request) },
    },
    routes: [groupCartRoutes(context, { ...services, carts: new GroupCartService(context, groupCarts) })],
  }
}
