import * as z from 'zod/mini'
import { defineCall } from '../call'
import { ParcelId } from '../entities/ids'
import { ParcelTrack } from '../entities/order'

/** Tracking and destination of one parcel (product text §2, view logistics). */
export const logisticsView = defineCall({
  name: 'logistics.view',
  summary: 'The tracking of one parcel',
  who: 'customer',
  request: z.object({ parcelId: ParcelId }),
  response: ParcelTrack,
  failures: ['parcelNotFound'],
})
