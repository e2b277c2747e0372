import * as z from 'zod/mini'
import { limits } from '../limits'
import { Amount, Id, Position, text } from './common'

export const deliveryWays = ['store', 'riders', 'courier'] as const
/** The deliverer of the stores of a zone: the stores themselves, riders of the platform, or an outside courier. */
export const DeliveryWay = z.enum(deliveryWays)
export type DeliveryWay = z.output<typeof DeliveryWay>

export const dispatchPolicies = ['offer', 'all', 'hand'] as const
/** The way a delivery finds its rider: offered to one after the other, to everybody in reach at once, or given by hand. */
export const DispatchPolicy = z.enum(dispatchPolicies)
export type DispatchPolicy = z.output<typeof DispatchPolicy>

/** The circle that a zone covers. */
export const zonePlace = {
  position: Position,
  meters: z.int().check(z.gte(limits.zoneMetersLeast), z.lte(limits.zoneMetersMost)),
}

/** The rules of a zone. */
export const zoneRules = {
  /** Null leaves each store its own way. */
  deliveredBy: z.nullable(DeliveryWay),
  policy: DispatchPolicy,
  /** The amount by which each round of offers without an acceptance raises the pay, and the most of it; null for the server’s setting. */
  raise: z.nullable(z.object({ amount: Amount, most: Amount })),
}

/** The name of a zone for people. */
export const ZoneNames = z.object({ en: text(limits.zoneName, 1), zh: text(limits.zoneName, 1) })

/** The name of a zone among staff, which it keeps. */
export const ZoneKey = z.string().check(z.maxLength(32), z.regex(/^[a-z][a-z0-9-]{1,31}$/))

/** An area of a town with separate rules for its deliveries; of several around a place the smallest counts. */
export const DeliveryZone = z.object({
  ...{ id: Id, key: ZoneKey },
  /** Null where people see the key. */
  names: z.nullable(ZoneNames),
  ...{ ...zonePlace, ...zoneRules },
})
export type DeliveryZone = z.output<typeof DeliveryZone>
