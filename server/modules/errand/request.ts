import type { Request } from '@contract/call'
import type { errandOrderStance } from '@contract/calls/errand'
import type { RouteAnswer } from '@contract/entities/route'
import type { AddressRow } from '../address/queries'
import type { PricedErrand } from './price'

type Asked = Request<typeof errandOrderStance>

/** Stored request of an errand's quote: all inputs of its price. */
export interface ErrandRequest extends Omit<
  Asked,
  'couponIds' | 'pickupAddressId' | 'deliveryAddressId' | 'itemType' | 'note'
> {
  readonly pickupAddressId: string | null
  readonly deliveryAddressId: string
  readonly itemType: string | null
  readonly couponIds: readonly string[]
  readonly route: RouteAnswer
  readonly badWeather: boolean
  /** Time of the quote, which decides the night fee of an errand as soon as possible. */
  readonly pricedAt: string
}

export interface ErrandBasis {
  readonly pickup: AddressRow | null
  readonly delivery: AddressRow
  readonly priced: PricedErrand
  readonly fingerprint: string
  readonly estimatedAt: Date
}
