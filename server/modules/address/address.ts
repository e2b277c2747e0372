import type { Address } from '@contract/entities/address'
import type { Language } from '@contract/settings'
import type { Seal } from '../../security/seal'
import { maskPhone } from '@contract/format'
import { regionText } from './areas'
import { labelText } from './labels'
import type { AddressRow } from './queries'

/** The personal part of an address, encrypted in the database. */
export interface SealedPart {
  consignee: string
  mobile: string
  addressDetail: string
}

/** Encrypts the personal part of an address. */
export const sealPart = (seal: Seal, { consignee, mobile, addressDetail }: SealedPart): string =>
  seal.seal(JSON.stringify({ consignee, mobile, addressDetail }))

/** Reseals a part with the current key. */
export const resealPart = (seal: Seal, sealed: string): string => seal.seal(seal.open(sealed))

/** The fields of an address as shown. */
export type AddressFields = Pick<
  AddressRow,
  'id' | 'sealed' | 'gender' | 'region_code' | 'address' | 'tag' | 'is_default' | 'latitude' | 'longitude'
>

/** An address in a language; its phone is masked unless `phone` says otherwise. */
export function toAddress(
  row: AddressFields,
  seal: Seal,
  language: Language,
  phone: 'whole' | 'masked' = 'masked',
): Address {
  const { consignee, mobile, addressDetail } = JSON.parse(seal.open(row.sealed)) as SealedPart
  return {
    id: row.id,
    consignee,
    gender: row.gender === 1 ? 1 : 0,
    mobile: phone === 'whole' ? mobile : maskPhone(mobile),
    regionCode: row.region_code,
    region: regionText(row.region_code, language),
    address: row.address,
    addressDetail,
    tag: labelText(row.tag, language),
    isDefault: row.is_default,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}
