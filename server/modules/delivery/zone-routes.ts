import * as calls from '@contract/calls/delivery'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { DeliveryBoard } from './board'
import type { ZoneDesk } from './zone-desk'

/** The live deliveries and the zones, for staff. */
export const zoneRoutes =
  (context: Context, board: DeliveryBoard, zones: ZoneDesk): Routes =>
  ({ handle }) => {
    const { db } = context
    handle(calls.deliveryBoard, ({ language }, request) => board.list(request, language))
    handle(calls.deliveryZones, async () => ({ items: await zones.list(db) }))
    handle.act(calls.deliveryMakeZone, (tx, _, { reason: _reason, idempotencyKey: _key, ...zone }) =>
      zones.make(tx, zone),
    )
    handle.act(calls.deliveryChangeZone, (tx, _, { zoneId, position, meters, names }) =>
      zones.move(tx, zoneId, { position, meters, names }),
    )
    handle.act(calls.deliverySetZonePolicy, (tx, _, { zoneId, deliveredBy, policy, raise }) =>
      zones.setRules(tx, zoneId, { deliveredBy, policy, raise }),
    )
    handle.act(calls.deliveryEndZone, async (tx, _, { zoneId }) => ({ ...(await zones.end(tx, zoneId)), answer: {} }))
  }
