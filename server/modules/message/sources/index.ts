import { tellOfBookings } from './bookings'
import { tellOfGroupCarts } from './group-carts'
import { tellOfGroupDeals } from './group-deals'
import { tellOfMoneyBack } from './money-back'
import { tellOfStock } from './offers'
import { tellOfOrders } from './orders'
import { tellOfOwnMatters } from './own-matters'
import { tellOfRefunds } from './refunds'
import type { Sources } from './sources'

/** Registers all sources of notices. */
export function tellCustomers(sources: Sources): void {
  tellOfOrders(sources)
  tellOfBookings(sources)
  tellOfGroupCarts(sources)
  tellOfGroupDeals(sources)
  tellOfRefunds(sources)
  tellOfMoneyBack(sources)
  tellOfOwnMatters(sources)
  tellOfStock(sources)
}
