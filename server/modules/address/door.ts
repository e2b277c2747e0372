import type { Seal } from '../../security/seal'
import type { SealedPart } from './address'

/** A floor and house number without what two ways of writing it differ in. */
const normalised = (detail: string): string =>
  detail
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '')

/** The floor and house number of the opened part of an address. */
export const doorOf = (opened: string): string => normalised((JSON.parse(opened) as SealedPart).addressDetail)

/** The keyed hash of a floor and house number, by which equal ones are found. */
export const hashDoor = (seal: Seal, { addressDetail }: Pick<SealedPart, 'addressDetail'>): string =>
  seal.index(normalised(addressDetail))
