import { Failure } from '../../../http/failure'
import type { Placing } from '../../order/trading'
import type { StayQuotes } from './quotes'

/** What a quote of a stay offers beside its own calls: its coupons. It is booked by `hotel.submit` alone. */
export const stayTrading = (quotes: StayQuotes): Placing => ({
  coupons: (caller, request) => quotes.coupons(caller, request),
  submit: () => Promise.reject(new Failure('quoteNotFound')),
})
