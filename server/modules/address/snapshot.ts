import type { Address } from '@contract/entities/address'
import type { Language } from '@contract/settings'
import type { Seal } from '../../security/seal'
import { type AddressFields, resealPart, toAddress } from './address'
import type { AddressRow } from './queries'

/** A copy of the address at the time of the order, in a separate format, independent of the table. */
interface AddressSnapshot {
  readonly version: 1
  readonly id: string
  readonly gender: number
  readonly regionCode: string
  readonly address: string
  readonly tag: string
  readonly isDefault: boolean
  readonly latitude: number
  readonly longitude: number
  /** Name, phone, floor and house number, sealed. */
  readonly sealed: string
}

/** The format before `version`: columns of the table. */
interface OldSnapshot {
  readonly version?: undefined
  readonly id: string
  readonly gender: number
  readonly region_code: string
  readonly address: string
  readonly tag: string
  readonly is_default: boolean
  readonly latitude: number
  readonly longitude: number
  readonly sealed: string
}

function fieldsOf(kept: AddressSnapshot | OldSnapshot): AddressFields {
  const { id, gender, address, tag, latitude, longitude, sealed } = kept
  const own =
    kept.version === undefined
      ? { region_code: kept.region_code, is_default: kept.is_default }
      : { region_code: kept.regionCode, is_default: kept.isDefault }
  return { id, gender, address, tag, latitude, longitude, sealed, ...own }
}

/** Seals a snapshot of an address. */
export function sealAddress(seal: Seal, row: AddressRow): string {
  const snapshot: AddressSnapshot = {
    version: 1,
    id: row.id,
    gender: row.gender,
    regionCode: row.region_code,
    address: row.address,
    tag: row.tag,
    isDefault: row.is_default,
    latitude: row.latitude,
    longitude: row.longitude,
    // Resealed, so that the snapshot and its part have the same key.
    sealed: resealPart(seal, row.sealed),
  }
  return seal.seal(JSON.stringify(snapshot))
}

/** Reseals a snapshot and the part sealed within it. */
export function resealAddress(seal: Seal, sealed: string): string {
  const snapshot = JSON.parse(seal.open(sealed)) as AddressSnapshot | OldSnapshot
  return seal.seal(JSON.stringify({ ...snapshot, sealed: resealPart(seal, snapshot.sealed) }))
}

/** Opens a sealed snapshot; the address is in a language, its phone masked unless `phone` says otherwise. */
export const openAddress = (
  seal: Seal,
  sealed: string,
  language: Language,
  phone: 'whole' | 'masked' = 'masked',
): Address => toAddress(fieldsOf(JSON.parse(seal.open(sealed)) as AddressSnapshot | OldSnapshot), seal, language, phone)
