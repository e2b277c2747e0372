import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Id, IdempotencyKey } from '../../entities/common'
import { MediaId, PackageId, StoreId } from '../../entities/ids'
import { OwnPackage, packageFacts, PackageTerms } from '../../entities/merchant-package'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** All packages of a store in the order of its page, on sale or not, with the stores that can take their vouchers. */
export const merchantPackages = defineCall({
  name: 'merchant.packages',
  summary: 'The packages and cash vouchers of a store',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({ storeId: z.optional(StoreId) }),
  response: z.object({
    items: z.array(OwnPackage),
    /** The caller's stores. */
    stores: z.array(z.object({ id: Id, name: z.string() })),
  }),
  failures: ['storeNotFound'],
})

const Stock = z.int().check(z.gte(0), z.lte(limits.stockMax))

/**
 * Adds a package, or changes one, which names the `version` that the caller has seen. Vouchers that were sold keep their contents,
 * terms and stores. `stock` is changed by the difference of `to` and `from`, so that vouchers ordered meanwhile stay taken.
 */
export const merchantSavePackage = defineCall({
  name: 'merchant.savePackage',
  summary: 'Add or change a package or cash voucher',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    packageId: z.optional(PackageId),
    version: z.optional(z.int().check(z.gte(1))),
    ...packageFacts,
    terms: PackageTerms,
    stock: z.object({ from: Stock, to: Stock }),
    /** Further stores of the caller that take its vouchers. */
    places: z._default(z.array(Id).check(z.maxLength(limits.packagePlaces)), []),
    /** Replaces its picture; a new package has that of its store without one. */
    picture: z.optional(MediaId),
    onSale: z._default(z.boolean(), true),
    idempotencyKey: IdempotencyKey,
  }),
  response: OwnPackage,
  failures: [
    ...(['storeNotFound', 'packageNotFound', 'packageChanged', 'packageTermsInvalid'] as const),
    ...(['packageStoresInvalid', 'tooManyPackages', 'mediaNotFound'] as const),
  ],
})

/** Puts a package on sale or takes it off; vouchers that were sold remain. */
export const merchantSellPackage = defineCall({
  name: 'merchant.sellPackage',
  summary: 'Put a package on sale or take it off',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({ packageId: PackageId, onSale: z.boolean() }),
  response: OwnPackage,
  failures: ['packageNotFound'],
})
