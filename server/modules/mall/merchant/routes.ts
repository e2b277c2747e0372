import * as calls from '@contract/calls/merchant'
import type { Routes } from '../../module'
import type { MerchantParcels } from './parcels'
import type { MerchantProducts } from './products'
import type { ProductSetups } from './setup/service'

/** Rate of address reads by one merchant: a person packs no faster. */
const readingAddresses = { calls: 60, minutes: 1, per: 'customer' } as const

/** Calls of mall merchants on parcels and products. */
export const mallMerchantRoutes =
  (parcels: MerchantParcels, products: MerchantProducts, setups: ProductSetups): Routes =>
  ({ handle }) => {
    handle(
      calls.merchantParcel,
      ({ language, customer }, { parcelId }) => parcels.needs(parcelId, language, customer.id),
      readingAddresses,
    )
    handle.once(calls.merchantSplitParcel, (tx, { language }, request) => parcels.split(tx, request, language))
    handle(calls.merchantProducts, (caller, request) => products.list(caller, request))
    handle(calls.merchantProduct, ({ language }, { productId }) => products.one(productId, language))
    handle.once(calls.merchantSaveProduct, (tx, { language }, request) => products.save(tx, request, language))
    handle(calls.merchantProductSetup, (caller, request) => setups.setup(caller, request))
    handle.once(calls.merchantSetUpProduct, (tx, caller, request) => setups.save(tx, caller, request))
    handle.once(calls.merchantSaveShipping, (tx, caller, request) => setups.saveShipping(tx, caller, request))
  }
