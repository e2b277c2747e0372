import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { merchantSaveHotel, merchantSaveRate, merchantSaveRoomType } from '@contract/calls/merchant'
import type { RoomTypeId, StoreId } from '@contract/entities/ids'
import type { OwnHotel } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Merchant } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { districtNear } from '../../address/districts'
import { storeOf } from '../../merchant/orders'
import { takeMedia } from '../../upload/media'
import { addNights, facilitiesByKey, ratesOf, roomTypes } from '../rooms/queries'
import { checkCancelSteps, checkGuests } from './checks'
import * as queries from './queries'
import { rateRow, roomRow } from './rows'
import { ownHotelView } from './view'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type SaveRoom = Request<typeof merchantSaveRoomType>
type SaveRate = Request<typeof merchantSaveRate>

/** Hotels' own set-up: their facts, room types and rates. Ownership is checked by `handle`. */
export class HotelSetup {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound` for a store of another business */
  hotel(caller: Merchant, storeId: StoreId | undefined): Promise<OwnHotel> {
    return this.view(this.context.db, storeOf(caller, storeId), caller.language)
  }

  /** @throws Failure `storeNotFound`, or `hotelCityUnknown` for a store outside of all cities */
  async saveHotel(caller: Merchant, request: Request<typeof merchantSaveHotel>): Promise<OwnHotel> {
    const storeId = storeOf(caller, request.storeId)
    return this.context.db.transaction().execute(async (tx) => {
      const store = await this.storeOf(tx, storeId)
      const district = districtNear(store)
      if (!district) throw new Failure('hotelCityUnknown')
      await queries.saveHotel(tx, {
        ...{ store_id: storeId, city_code: `${district.slice(0, 4)}00`, area_key: null, brand_key: null },
        ...{ kind: request.kind, stars: request.stars, opened_year: request.openedYear },
        check_in_from: request.checkInFrom,
        check_out_by: request.checkOutBy,
        confirms_by_hand: request.confirmsByHand,
        facilities: await queries.knownFacilities(tx, request.facilities),
        pictures: JSON.stringify([{ picture: store.hero, group: 'outside' }]),
      })
      return this.view(tx, storeId, caller.language)
    })
  }

  /** @throws Failure `storeNotFound` before the hotel is saved, `roomTypeNotFound`, `roomGuestsInvalid`, `tooManyRoomTypes` or `mediaNotFound` */
  async saveRoomType(tx: Tx, caller: Merchant, request: SaveRoom): Promise<OwnHotel> {
    checkGuests(request)
    const now = this.context.clock.now()
    const pictures = await takeMedia(tx, { customerId: caller.customer.id, ids: request.pictures ?? [], now })
    const row = { ...roomRow(request), ...(pictures.length > 0 && { pictures: JSON.stringify(pictures) }) }
    const { roomTypeId } = request
    if (roomTypeId) {
      const storeId = await this.lockRoom(tx, roomTypeId)
      await queries.updateRoomType(tx, roomTypeId, row)
      return this.view(tx, storeId, caller.language)
    }
    const storeId = storeOf(caller, request.storeId)
    const { hero } = await this.storeOf(tx, storeId)
    if (!(await queries.lockHotel(tx, storeId))) throw new Failure('storeNotFound')
    const { length: position } = await roomTypes(tx, storeId)
    if (position >= limits.roomTypesPerHotel) throw new Failure('tooManyRoomTypes', { max: limits.roomTypesPerHotel })
    const id = uuid()
    const first = { pictures: JSON.stringify([hero]), ...row }
    await queries.insertRoomType(tx, { id, store_id: storeId, position, removed_at: null, ...first })
    await addNights(tx, now, id)
    return this.view(tx, storeId, caller.language)
  }

  /** @throws Failure `roomTypeNotFound` */
  async removeRoomType(caller: Merchant, roomTypeId: RoomTypeId): Promise<OwnHotel> {
    return this.context.db.transaction().execute(async (tx) => {
      const storeId = await this.lockRoom(tx, roomTypeId)
      await queries.updateRoomType(tx, roomTypeId, { removed_at: this.context.clock.now() })
      return this.view(tx, storeId, caller.language)
    })
  }

  /** @throws Failure `roomTypeNotFound`, `rateNotFound` for none by the night, `cancelStepsInvalid` or `tooManyRates` */
  async saveRate(tx: Tx, { language }: Merchant, request: SaveRate): Promise<OwnHotel> {
    checkCancelSteps(request.cancelSteps)
    const { roomTypeId, rateId } = request
    const storeId = await this.lockRoom(tx, roomTypeId)
    const row = rateRow(request)
    if (rateId) {
      if (!(await queries.updateRate(tx, { roomTypeId, rateId }, row))) throw new Failure('rateNotFound')
      return this.view(tx, storeId, language)
    }
    const { length: position } = await ratesOf(tx, [roomTypeId])
    if (position >= limits.ratesPerRoomType) throw new Failure('tooManyRates', { max: limits.ratesPerRoomType })
    await queries.insertRate(tx, { id: uuid(), room_type_id: roomTypeId, position, ...row })
    return this.view(tx, storeId, language)
  }

  /** @throws Failure `roomTypeNotFound`, or `rateNotFound` for none by the night */
  async removeRate(
    { language }: Merchant,
    of: { readonly roomTypeId: RoomTypeId; readonly rateId: string },
  ): Promise<OwnHotel> {
    return this.context.db.transaction().execute(async (tx) => {
      const storeId = await this.lockRoom(tx, of.roomTypeId)
      const removed_at = this.context.clock.now()
      if (!(await queries.updateRate(tx, of, { removed_at }))) throw new Failure('rateNotFound')
      return this.view(tx, storeId, language)
    })
  }

  /** @throws Failure `storeNotFound` */
  private async storeOf(db: Db, storeId: string) {
    const store = await queries.hotelStore(db, storeId)
    if (!store) throw new Failure('storeNotFound')
    return store
  }

  /** The id of a room type's hotel, which is then locked. @throws Failure `roomTypeNotFound` */
  private async lockRoom(tx: Tx, roomTypeId: RoomTypeId): Promise<string> {
    const storeId = await queries.hotelOfRoom(tx, roomTypeId)
    if (!storeId) throw new Failure('roomTypeNotFound')
    await queries.lockHotel(tx, storeId)
    if (!(await queries.hotelOfRoom(tx, roomTypeId))) throw new Failure('roomTypeNotFound')
    return storeId
  }

  /** @throws Failure `storeNotFound` for a store of another business */
  private async view(db: Db, storeId: string, language: Language): Promise<OwnHotel> {
    await this.storeOf(db, storeId)
    const rooms = await roomTypes(db, storeId)
    const rates = await ratesOf(
      db,
      rooms.map(({ id }) => id),
    )
    const hotel = await queries.savedHotel(db, storeId)
    return ownHotelView({ hotel, facilities: await facilitiesByKey(db), rooms, rates }, language)
  }
}
