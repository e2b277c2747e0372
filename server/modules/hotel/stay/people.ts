import type { Request } from '@contract/call'
import type { hotelSubmit } from '@contract/calls/hotel'
import type { Seal } from '../../../security/seal'

/** Contact of a stay for the hotel's calls. */
export type Contact = Request<typeof hotelSubmit>['contact']

/** The names of guests, one for each room. */
export const sealGuests = (seal: Seal, names: readonly string[]): string => seal.seal(JSON.stringify(names))
export const openGuests = (seal: Seal, sealed: string): string[] => JSON.parse(seal.open(sealed)) as string[]

export const sealContact = (seal: Seal, contact: Contact): string => seal.seal(JSON.stringify(contact))
export const openContact = (seal: Seal, sealed: string): Contact => JSON.parse(seal.open(sealed)) as Contact
