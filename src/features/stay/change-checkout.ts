import type { StayChange } from '@contract/entities/stay-order'
import { Checkout } from '@/features/checkout/checkout'
import type { Quotes } from '@/features/checkout/quotes'
import { stayPriceChange } from './price-change'
import type { Answer, Api } from '@/services/api'

/**
 * Check-out of a change of a stay; `leave` continues after it was made or held until its difference is paid, and `over`
 * once the stay can no longer be changed.
 */
export const stayChangeCheckout = (
  api: Api,
  quotes: Quotes<StayChange>,
  leave: (answer: Answer<'hotel.change'>) => unknown,
  over: () => void,
): Checkout<StayChange, Answer<'hotel.change'>> =>
  new Checkout({
    quotes,
    place: ({ quoteId }, keyed) => api.hotel.change(keyed({ quoteId })),
    leave,
    refused: (failure) => {
      const isOver = failure === 'orderStateChanged'
      if (isOver) over()
      return isOver
    },
    amount: ({ total }) => total,
    change: (_before, after, error) => stayPriceChange(error, after.total),
  })
