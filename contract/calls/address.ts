import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Address, AddressForm, Area, AreaCode, City } from '../entities/address'
import { Empty, Id, Position, text } from '../entities/common'
import { AddressId } from '../entities/ids'
import { limits } from '../limits'

const one = z.object({ addressId: AddressId })

/** The caller's addresses, the default first; with `storeId`, `inRange` is whether the store delivers there. */
export const addressList = defineCall({
  name: 'address.list',
  summary: 'The address book',
  who: 'customer',
  request: z.object({ storeId: z.optional(Id) }),
  response: z.object({ items: z.array(z.extend(Address, { inRange: z.nullable(z.boolean()) })) }),
  failures: ['storeNotFound'],
})

/** The address used for orders by default. */
export const addressDefault = defineCall({
  name: 'address.default',
  summary: 'The default address, or null',
  who: 'customer',
  request: Empty,
  response: z.object({ address: z.nullable(Address) }),
  failures: [],
})

/** One address for editing, with its unmasked phone number. */
export const addressGet = defineCall({
  name: 'address.get',
  summary: 'One address with its whole phone number',
  who: 'customer',
  request: one,
  response: Address,
  failures: ['addressNotFound'],
})

/** Adds an address (product text §5, addresses); a new default replaces the previous one. */
export const addressAdd = defineCall({
  name: 'address.add',
  summary: 'Add an address',
  who: 'customer',
  request: AddressForm,
  response: Address,
  failures: ['tooManyAddresses', 'regionUnknown'],
})

/** Replaces all fields of an address. */
export const addressEdit = defineCall({
  name: 'address.edit',
  summary: 'Change an address',
  who: 'customer',
  request: z.extend(AddressForm, { addressId: AddressId }),
  response: Address,
  failures: ['addressNotFound', 'regionUnknown'],
})

/** Deletes an address; orders keep their own copy. */
export const addressDelete = defineCall({
  name: 'address.delete',
  summary: 'Delete an address',
  who: 'customer',
  request: one,
  response: Empty,
  failures: ['addressNotFound'],
})

const labels = z.object({ items: z.array(z.string()) })

/** The built-in labels and the caller's own. */
export const addressLabelList = defineCall({
  name: 'address.labelList',
  summary: 'The labels to choose from',
  who: 'customer',
  request: Empty,
  response: labels,
  failures: [],
})

/** Adds a unique label of at most five characters (product text §5). */
export const addressAddLabel = defineCall({
  name: 'address.addLabel',
  summary: 'Add a custom label',
  who: 'customer',
  request: z.object({ label: text(limits.addressTagMax, 1) }),
  response: labels,
  failures: ['addressLabelExists', 'tooManyAddressLabels'],
})

/** The provinces, or the areas within `parent` (a province or city code). */
export const addressAreaCode = defineCall({
  name: 'address.areaCode',
  summary: 'Provinces, cities and districts of China',
  who: 'anyone',
  request: z.object({ parent: z.optional(AreaCode) }),
  response: z.object({ items: z.array(Area) }),
  failures: [],
})

/** The cities of the picker: all by letter, and the popular ones (product text §2, city picker). */
export const addressCityLabelList = defineCall({
  name: 'address.cityLabelList',
  summary: 'The cities to choose from',
  who: 'anyone',
  request: Empty,
  response: z.object({ hot: z.array(City), items: z.array(City) }),
  failures: [],
})

/**
 * Known places whose name contains the keyword in either language, nearest first; without a keyword the landmarks. With
 * `regionCode` only those in the city of that district.
 */
export const addressPlaces = defineCall({
  name: 'address.places',
  summary: 'Search places to deliver to',
  who: 'anyone',
  request: z.object({ keyword: z._default(text(limits.keywordMax), ''), regionCode: z.optional(AreaCode) }),
  response: z.object({
    items: z.array(
      z.object({ name: z.string(), city: z.string(), regionCode: z.string(), meters: z.int(), ...Position.shape }),
    ),
  }),
  failures: [],
})

/** The district around a position, null outside of China, and the known place there, if any. */
export const addressLocate = defineCall({
  name: 'address.locate',
  summary: 'The district and the known place at a position',
  who: 'anyone',
  request: Position,
  response: z.object({ regionCode: z.nullable(z.string()), place: z.nullable(z.string()) }),
  failures: [],
})
