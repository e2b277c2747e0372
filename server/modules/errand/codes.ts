import { randomInt } from 'node:crypto'
import type { Seal } from '../../security/seal'
import type { ErrandRow } from './queries'

/** The codes that are handed over with the goods: to the rider at the pickup, and to the rider at the door. */
export interface HandOverCodes {
  readonly pickup: string
  readonly delivery: string
}

const newCode = (): string => String(randomInt(1_000, 10_000))

/** Two new codes, sealed. */
export const newCodes = (seal: Seal): string =>
  seal.seal(JSON.stringify({ pickup: newCode(), delivery: newCode() } satisfies HandOverCodes))

/** The codes of an errand. */
export const codesOf = (seal: Seal, { codes_sealed }: Pick<ErrandRow, 'codes_sealed'>): HandOverCodes =>
  JSON.parse(seal.open(codes_sealed)) as HandOverCodes

const beforePickup = ['waitingAccept', 'riderAccepted', 'riderArrived']
const beforeDelivery = ['riderPicking', 'riderDelivering', 'riderDelay', 'undeliverable']

/** The codes that somebody needs in a state; null for the others. */
export function neededCodes(seal: Seal, row: ErrandRow, state: string) {
  const codes = codesOf(seal, row)
  const hasPickup = row.errand_kind !== 'buy' && beforePickup.includes(state)
  const hasDelivery = !row.contact_free && beforeDelivery.includes(state)
  return { pickupCode: hasPickup ? codes.pickup : null, deliveryCode: hasDelivery ? codes.delivery : null }
}
