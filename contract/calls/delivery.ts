import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, pageOf, paging } from '../entities/common'
import { BoardDelivery, BoardTab } from '../entities/delivery'
import { DeliveryZone, ZoneKey, ZoneNames, zonePlace, zoneRules } from '../entities/delivery-zone'
import { ZoneId } from '../entities/ids'
import { acting } from './staff/acting'

const one = { zoneId: ZoneId }
/** The name for people; null for none. */
const names = z.optional(z.nullable(ZoneNames))

/** The live deliveries, the longest waiting first; `staff.reassign` gives one to a rider, or to another one. */
export const deliveryBoard = defineCall({
  name: 'delivery.board',
  summary: 'The live deliveries',
  who: 'staff',
  roles: ['support', 'operations'],
  request: z.object({ ...paging, tab: z._default(BoardTab, 'waiting') }),
  response: pageOf(BoardDelivery),
  failures: [],
})

/** The zones of deliveries by their keys. There are at most `limits.deliveryZones`. */
export const deliveryZones = defineCall({
  name: 'delivery.zones',
  summary: 'The zones of deliveries',
  who: 'staff',
  roles: ['support', 'operations'],
  request: Empty,
  response: z.object({ items: z.array(DeliveryZone) }),
  failures: [],
})

/** Makes a zone. Deliveries within that wait for a rider are searched for by its rules. */
export const deliveryMakeZone = defineCall({
  name: 'delivery.makeZone',
  summary: 'Make a delivery zone',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ key: ZoneKey, names, ...zonePlace, ...zoneRules, ...acting }),
  response: DeliveryZone,
  failures: ['zoneKeyTaken', 'tooManyZones'],
})

/** Moves a zone, changes its size, or names it; without names it keeps those that it has. */
export const deliveryChangeZone = defineCall({
  name: 'delivery.changeZone',
  summary: 'Move, resize or name a delivery zone',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, names, ...zonePlace, ...acting }),
  response: DeliveryZone,
  failures: ['zoneNotFound', 'nothingToChange'],
})

/**
 * Changes the rules of a zone. Orders keep the way of delivery that they were placed with; deliveries that wait for a rider are searched for
 * by the new policy.
 */
export const deliverySetZonePolicy = defineCall({
  name: 'delivery.setZonePolicy',
  summary: 'Change the rules of a delivery zone',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...zoneRules, ...acting }),
  response: DeliveryZone,
  failures: ['zoneNotFound', 'nothingToChange'],
})

/** Ends a zone: within it a larger zone counts, or else the way of each store and the server’s settings. */
export const deliveryEndZone = defineCall({
  name: 'delivery.endZone',
  summary: 'End a delivery zone',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: Empty,
  failures: ['zoneNotFound'],
})
