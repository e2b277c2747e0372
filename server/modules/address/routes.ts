import {
  addressAdd,
  addressAddLabel,
  addressAreaCode,
  addressCityLabelList,
  addressDefault,
  addressDelete,
  addressEdit,
  addressGet,
  addressLabelList,
  addressList,
  addressLocate,
  addressPlaces,
} from '@contract/calls/address'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { areasIn } from './areas'
import { cityList } from './cities'
import { locate, searchPlaces } from './places'
import type { AddressService } from './service'

/** The address book and the areas of China to choose from. */
export const addressRoutes =
  ({ db }: Context, addresses: AddressService): Routes =>
  ({ handle }) => {
    handle(addressList, (caller, request) => addresses.list(caller, request))
    handle(addressDefault, (caller) => addresses.default(caller))
    handle(addressGet, (caller, { addressId }) => addresses.get(caller, addressId))
    handle(addressAdd, (caller, form) => addresses.add(caller, form))
    handle(addressEdit, (caller, request) => addresses.edit(caller, request))
    handle(addressDelete, (caller, { addressId }) => addresses.delete(caller, addressId))
    handle(addressLabelList, (caller) => addresses.labels(caller))
    handle(addressAddLabel, (caller, request) => addresses.addLabel(caller, request))
    handle(addressAreaCode, ({ language }, { parent }) => Promise.resolve({ items: areasIn(parent, language) }))
    handle(addressCityLabelList, ({ language }) => Promise.resolve(cityList(language)))
    handle(addressPlaces, (caller, request) => searchPlaces(db, caller, request))
    handle(addressLocate, (caller, position) => locate(db, caller, position))
  }
