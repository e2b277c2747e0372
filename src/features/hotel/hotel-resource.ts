import type { HotelDetail } from '@contract/entities/hotel'
import type { Api } from '@/services/api'
import { Resource } from '@/state/base/resource'

/** A hotel for the screens of its parts, whatever the dates. */
export const hotelResource = (api: Api, hotelId: string): Resource<HotelDetail> =>
  new Resource(() => api.hotel.detail({ hotelId }, { quiet: true }))
