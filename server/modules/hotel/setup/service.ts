import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { merchantSaveHotel, merchantSaveRate, merchantSaveRoomType } from '@contract/calls/merchant'
import type { Position } from '@contract/entities/common'
import type { RoomTypeId, StoreId } from '@contract/entities/ids'
import type { OwnHotel } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Merchant } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { districtNear } from '../../address/districts'
import { storeOf } from '../../../http/merchant-store'
import { takeMedia } from '../../upload/media'
import { hotelDay } from '../days'
import { addNights, facilitiesByKey, ratesOf, roomTypes } from '../rooms/queries'
import { checkCancelSteps, checkChildPrices, checkGuests, checkTerms } from './checks'
import { areaAt, pageRow } from './page'
import { hourlyRooms, saveHourlyRooms, updateHourly } from './queries/hourly'
import { areasOf, brands, themes } from './queries/page'
import * as queries from './queries/setup'
import { specialPeriods } from './queries/specials'
import { rateRow, roomRow } from './rows'
import { saveSpecial } from './specials'
import { ownHotelView } from './view'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type SaveRoom = Request<typeof merchantSaveRoomType>
type SaveRate = Request<typeof merchantSaveRate>

/** The city around a store; undefined outside of all cities. */
const cityOf = (store: Position): string | undefined => {
  const district = districtNear(store)
  return district && `${district.slice(0, 4)}00`
}

/** Hotels' own set-up: their facts, room types and rates. Ownership is checked by `handle`. */
export class HotelSetup {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound` for a store of another business */
  hotel(caller: Merchant, storeId: StoreId | undefined): Promise<OwnHotel> {
    return this.view(this.context.db, storeOf(caller, storeId), caller.language)
  }

  /** @throws Failure of `merchant.saveHotel`; `hotelCityUnknown` for a store outside of all cities */
  async saveHotel(tx: Tx, caller: Merchant, request: Request<typeof merchantSaveHotel>): Promise<OwnHotel> {
    const storeId = storeOf(caller, request.storeId)
    const store = await this.storeOf(tx, storeId)
    const saved = (await queries.lockHotel(tx, storeId)) && (await queries.savedHotel(tx, storeId))
    const cityCode = saved?.city_code ?? cityOf(store)
    if (cityCode === undefined) throw new Failure('hotelCityUnknown')
    await queries.saveHotel(tx, {
      ...{ store_id: storeId, city_code: cityCode },
      ...{ kind: request.kind, stars: request.stars, opened_year: request.openedYear },
      check_in_from: request.checkInFrom,
      check_out_by: request.checkOutBy,
      confirms_by_hand: request.confirmsByHand,
      facilities: await queries.knownFacilities(tx, request.facilities),
      ...(await pageRow(this.context, tx, caller, { request, saved, cityCode, store })),
    })
    return this.view(tx, storeId, caller.language)
  }

  /** @throws Failure `storeNotFound` before the hotel is saved, `roomTypeNotFound`, `roomGuestsInvalid`, `childPricesInvalid`, `tooManyRoomTypes` or `mediaNotFound` */
  async saveRoomType(tx: Tx, caller: Merchant, request: SaveRoom): Promise<OwnHotel> {
    checkGuests(request)
    checkChildPrices(request.childPrices)
    const now = this.context.clock.now()
    const pictures = await takeMedia(tx, { customerId: caller.customer.id, ids: request.pictures ?? [], now })
    const { facilities } = request
    const row = {
      ...roomRow(request),
      ...(pictures.length > 0 && { pictures: JSON.stringify(pictures) }),
      ...(facilities && { facilities: await queries.knownFacilities(tx, facilities, 'rooms') }),
    }
    const { roomTypeId } = request
    if (roomTypeId) {
      const storeId = await this.lockRoom(tx, roomTypeId)
      await queries.updateRoomType(tx, roomTypeId, row)
      if (request.hourlyRooms) await saveHourlyRooms(tx, roomTypeId, request.hourlyRooms, now)
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
    if (request.hourlyRooms) await saveHourlyRooms(tx, id, request.hourlyRooms, now)
    return this.view(tx, storeId, caller.language)
  }

  /** @throws Failure `roomTypeNotFound` */
  async removeRoomType(tx: Tx, caller: Merchant, roomTypeId: RoomTypeId): Promise<OwnHotel> {
    const storeId = await this.lockRoom(tx, roomTypeId)
    await queries.updateRoomType(tx, roomTypeId, { removed_at: this.context.clock.now() })
    await updateHourly(tx, storeId)
    return this.view(tx, storeId, caller.language)
  }

  /** @throws Failure of `merchant.saveRate`; `rateNotFound` also for a rate of another type */
  async saveRate(tx: Tx, { language }: Merchant, request: SaveRate): Promise<OwnHotel> {
    checkCancelSteps(request.cancelSteps)
    checkTerms(request)
    const { roomTypeId, specialNights } = request
    const storeId = await this.lockRoom(tx, roomTypeId)
    const rateId = await this.writeRate(tx, request)
    if (request.byHour) await updateHourly(tx, storeId)
    if (specialNights) {
      const { time_zone } = await this.storeOf(tx, storeId)
      const today = hotelDay(time_zone, this.context.clock.now())
      await saveSpecial(tx, { rateId, roomTypeId, today }, specialNights)
    }
    return this.view(tx, storeId, language)
  }

  /** @throws Failure `roomTypeNotFound` or `rateNotFound` */
  async removeRate(
    tx: Tx,
    { language }: Merchant,
    of: { readonly roomTypeId: RoomTypeId; readonly rateId: string },
  ): Promise<OwnHotel> {
    const storeId = await this.lockRoom(tx, of.roomTypeId)
    if (!(await queries.removeRate(tx, of, this.context.clock.now()))) throw new Failure('rateNotFound')
    await updateHourly(tx, storeId)
    return this.view(tx, storeId, language)
  }

  /** Inserts or changes the row of a rate; answers its id. @throws Failure `rateNotFound` or `tooManyRates` */
  private async writeRate(tx: Tx, request: SaveRate): Promise<string> {
    const { roomTypeId, rateId } = request
    const row = rateRow(request, await queries.basePriceOf(tx, roomTypeId))
    if (rateId) {
      if (!(await queries.updateRate(tx, { roomTypeId, rateId }, row))) throw new Failure('rateNotFound')
      return rateId
    }
    const { length: position } = await ratesOf(tx, [roomTypeId])
    if (position >= limits.ratesPerRoomType) throw new Failure('tooManyRates', { max: limits.ratesPerRoomType })
    const id = uuid()
    await queries.insertRate(tx, { id, room_type_id: roomTypeId, position, most_nights: null, ...row })
    return id
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
    const store = await this.storeOf(db, storeId)
    const rooms = await roomTypes(db, storeId)
    const ids = rooms.map(({ id }) => id)
    const rates = await ratesOf(db, ids)
    const today = hotelDay(store.time_zone, this.context.clock.now())
    const specialIds = rates.filter(({ special }) => special).map(({ id }) => id)
    const hotel = await queries.savedHotel(db, storeId)
    const cityCode = hotel?.city_code ?? cityOf(store)
    const areas = cityCode === undefined ? [] : await areasOf(db, cityCode)
    const shown = {
      ...{ hotel, today, hero: store.hero, rooms, rates, areas, area: areaAt(store, areas) },
      facilities: await facilitiesByKey(db),
      brands: await brands(db),
      themes: await themes(db),
      singles: await hourlyRooms(db, ids),
      specials: await specialPeriods(db, specialIds, today),
    }
    return ownHotelView(shown, language)
  }
}
