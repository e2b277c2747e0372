import { runInAction } from 'mobx'
import type { FailureName } from '@contract/failures'
import type { Quote } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import { quoteOrEmpty, Quotes } from '@/features/checkout/quotes'
import type { Api } from '@/services/api'
import type { CartState } from '@/state/cart'
import type { KeptChoices } from './kept-choices'

/** Quotes of a store's basket for the kept choices, which follow what the quote in force was made for. */
export const takeawayQuotes = (api: Api, cart: CartState, kept: KeptChoices, storeId: string): Quotes<Quote | null> =>
  new Quotes({
    request: async () => {
      const { fulfilment, addressId, deliverAt, couponIds } = kept.choices
      await cart.merged()
      // The skeleton, and later the button, shows the loading state.
      const request = { storeId, fulfilment, addressId, deliverAt, couponIds }
      const quote = await quoteOrEmpty(api.order.confirm(request, { quiet: true }))
      if (!quote) return null
      if (!isOfKind(quote, 'takeaway')) throw new Error('The quote of a basket is one of takeaway')
      if (fulfilment === 'delivery') runInAction(() => (kept.deliveryMinutes = quote.minutes))
      return quote
    },
    drop: (failure) => drop(kept, failure),
    adopt: (quote) => kept.follow(quote),
  })

/** Resets the choice that a failure refers to; false when no choice does. */
function drop(kept: KeptChoices, failure: FailureName | undefined): boolean {
  const { deliverAt, addressId, couponIds, fulfilment } = kept.choices
  if (failure === 'timeSlotUnavailable' && deliverAt) kept.choose({ deliverAt: null })
  else if (failure === 'addressNotFound' && addressId) kept.choose({ addressId: undefined })
  else if ((failure === 'couponUnavailable' || failure === 'couponNotFound') && couponIds)
    kept.choose({ couponIds: undefined })
  else if (failure === 'selfPickupUnavailable' && fulfilment === 'pickup')
    kept.choose({ fulfilment: 'delivery', deliverAt: null })
  else return false
  return true
}
