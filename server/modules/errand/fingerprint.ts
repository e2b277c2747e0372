import { sha256 } from '../../security/hash'
import type { PricedErrand } from './price'
import type { ErrandBasis, ErrandRequest } from './request'

/** A hash over all that the customer agrees to. An address that was changed since is another one. */
export function errandFingerprint(
  { pickup, delivery }: Pick<ErrandBasis, 'pickup' | 'delivery'>,
  { errandKind, product, shop, pickupAt, estimate, itemType, weight, tip, couponIds, route, badWeather }: ErrandRequest,
  { components, total, isNight }: PricedErrand,
): string {
  const ends = [pickup, delivery].map((row) => row && [row.id, row.address, row.latitude, row.longitude, row.sealed])
  const meters = route.state === 'ready' ? route.meters : null
  const asked = [errandKind, product, shop, pickupAt, estimate, itemType, weight, tip, couponIds, meters, badWeather]
  return sha256(JSON.stringify([ends, asked, components, total, isNight]))
}
