import type { Seal } from '../../security/seal'

const claimOf = (orderId: string): string => `errand.${orderId}`

/** The token by which a recipient follows an errand. */
export const tokenOf = (seal: Seal, orderId: string): string => `${orderId}.${seal.sign(claimOf(orderId))}`

/** The errand of a token; undefined for a token that nobody was given. */
export function sharedOrder(seal: Seal, token: string): string | undefined {
  const [orderId = '', signature = '', ...more] = token.split('.')
  return more.length === 0 && seal.isSigned(claimOf(orderId), signature) ? orderId : undefined
}
