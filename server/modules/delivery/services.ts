import type { RiderCalls } from './calls'
import type { DeliveryDesk } from './desk'
import type { Earnings } from './earnings'
import type { Riders } from './riders'
import type { DeliveryViews } from './view'

/** The services of deliveries and riders. */
export interface DeliveryServices {
  readonly desk: DeliveryDesk
  readonly views: DeliveryViews
  readonly riders: Riders
  readonly earnings: Earnings
  readonly calls: RiderCalls
}
