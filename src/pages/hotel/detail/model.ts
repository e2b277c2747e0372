import { runInAction } from 'mobx'
import type { HotelDetail, Rate, RoomOffer, StayKind } from '@contract/entities/hotel'
import { sharedPaths } from '@contract/share'
import { barOpacity } from '@/components/base/RoundButton/fade'
import { StayCalendar } from '@/features/stay/dates/CalendarSheet/calendar'
import { addDays } from '@/features/stay/dates/days'
import { GuestsChoice } from '@/features/stay/dates/GuestsSheet/choice'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import type { StayPlan } from '@/features/stay/dates/stay-plan'
import { ShareModel } from '@/features/share/share'
import { answerItself, Favorite } from '@/features/store/favorite'
import { navigate } from '@/platform/navigation/gate'
import { heightsOf } from '@/platform/view/measure'
import { openMap } from '@/platform/device/maps'
import type { Answer, Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { webAddress } from '@/services/web-address'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { type RoomFilter, roomFilters, shownRooms } from './room-filter'
import { HotelReviews } from './reviews'
import { NightWaiting } from './waiting'

export type Rooms = Answer<'hotel.rooms'>

const quiet = { quiet: true }

/** A hotel with its rooms for dates and guests (product text §2, hotel pages). */
export class HotelModel {
  readonly hotel: Resource<HotelDetail>
  readonly rooms: Resource<Rooms>
  readonly similar: Resource<Answer<'hotel.similar'>>
  readonly reviews: HotelReviews
  readonly plan: StayPlan
  readonly calendar: StayCalendar
  readonly guests: GuestsChoice
  readonly share: ShareModel
  private readonly waiting: NightWaiting
  /** Nights, or rooms by the hour. */
  kind: StayKind
  filter: RoomFilter = 'all'
  /** The room whose sheet was opened last. */
  private roomId: string | undefined = undefined
  roomOpen = false
  /** Opacity of the white bar, 0 to 1. */
  bar = 0
  private pictureHeight = 0
  /** The element that is scrolled to. */
  goal: string | undefined = undefined
  private readonly favorite: Favorite<HotelDetail>
  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.plan = root.keep(SearchedStays).plan
    this.kind = this.plan.kind
    this.hotel = new Resource(() => this.readHotel())
    this.rooms = new Resource(() => this.readRooms())
    this.similar = new Resource(() => this.orTonight(() => api.hotel.similar({ hotelId: id, ...this.plan.ask }, quiet)))
    this.reviews = new HotelReviews(api, id)
    this.calendar = new StayCalendar(api, this.plan, { hotelId: id }, () => this.asked())
    this.guests = new GuestsChoice(this.plan, () => this.asked())
    this.waiting = new NightWaiting(api, this.plan)
    this.share = new ShareModel(
      () => this.about,
      () => Promise.resolve(webAddress(sharedPaths.hotel(id))),
    )
    this.favorite = new Favorite(id, this.hotel, answerItself(), (collected) =>
      api.store.collect({ storeId: id, collected }),
    )
    makeModel(
      this,
      'favorite',
      'api',
      'id',
      'plan',
      'calendar',
      'guests',
      'share',
      'waiting',
      'reviews',
      'stopFollowing',
    )
    this.stopFollowing = this.favorite.follow()
  }

  /** Element name for measuring the head's picture. */
  get pictureName(): string {
    return `hotel-picture-${this.id}`
  }

  /** Handles a scroll event. */
  async moved({ detail: { scrollTop } }: { detail: { scrollTop: number } }): Promise<void> {
    if (!this.pictureHeight) this.pictureHeight = (await heightsOf([this.pictureName]))[0] ?? 0
    runInAction(() => (this.bar = barOpacity(this.pictureHeight ? scrollTop / this.pictureHeight : 0)))
  }

  get room(): RoomOffer | undefined {
    return this.rooms.value?.items.find(({ id }) => id === this.roomId)
  }

  /** The rooms under the filter. */
  get shown(): RoomOffer[] {
    return shownRooms(this.rooms.value?.items ?? [], this.filter)
  }

  /** Filters that match some room. */
  get filters(): RoomFilter[] {
    return roomFilters(this.rooms.value?.items ?? [])
  }

  /** The shared card. */
  get about() {
    const { name: title, where, address, picture } = this.hotel.ready
    return { title, text: where || address, picture, path: sharedPaths.hotel(this.id) }
  }

  get isHourly(): boolean {
    return this.kind === 'hourly'
  }

  /** Shows rooms by the night or by the hour. */
  setKind(kind: StayKind): void {
    if (kind === this.kind) return
    this.kind = kind
    this.filter = 'all'
    this.plan.setKind(kind)
    void this.rooms.reload()
  }

  setFilter(filter: RoomFilter): void {
    this.filter = filter
  }

  openRoom(id: string): void {
    this.roomId = id
    this.roomOpen = true
  }

  closeRoom(): void {
    this.roomOpen = false
  }

  /** Scrolls to the rooms. */
  seeRooms(): void {
    this.goal = this.goal === 'rooms' ? 'rooms-again' : 'rooms'
  }

  /** Opens the facilities of the house in place of the room's sheet. */
  openFacilities(): void {
    this.closeRoom()
    navigate('hotelFacilities', { id: this.id })
  }

  /** Opens the calendar in place of the room's sheet. */
  changeDates(): void {
    this.closeRoom()
    this.calendar.open()
  }

  /** Takes one night from a day that has something free. */
  takeDay(day: string): void {
    this.plan.setDates(day, addDays(day, 1))
    this.asked()
  }

  collect(): void {
    this.favorite.toggle()
  }

  async openMap(): Promise<void> {
    const { latitude, longitude, name, address } = this.hotel.ready
    await attempt(() => openMap({ latitude, longitude, name, address }))
  }

  /** Continues to the check-out of a rate for the dates of the shown rooms. */
  book(rate: Rate, startAt?: string): void {
    const { checkIn, checkOut } = this.rooms.ready
    const { rooms, adults, childAges } = this.plan
    this.closeRoom()
    navigate('hotelConfirm', {
      rate: rate.id,
      checkIn,
      checkOut,
      rooms: String(rooms),
      adults: String(adults),
      ...(childAges.length > 0 ? { ages: childAges.join(',') } : {}),
      ...(startAt ? { startAt } : {}),
    })
  }

  /** Joins the line for a full room. */
  wait(rate: Rate): void {
    this.closeRoom()
    this.waiting.join(rate, this.rooms.ready)
  }

  /** Reloads everything that depends on the dates and guests. */
  asked(): void {
    void this.hotel.reload(false)
    void this.rooms.reload()
    void this.similar.reload(false)
  }

  dispose(): void {
    this.stopFollowing()
    this.hotel.dispose()
    this.rooms.dispose()
    this.similar.dispose()
    this.reviews.dispose()
  }

  private async readHotel(): Promise<HotelDetail> {
    const hotel = await this.orTonight(() => this.api.hotel.detail({ hotelId: this.id, ...this.plan.ask }, quiet))
    this.plan.begin(hotel.today, hotel.lastNight)
    if (!hotel.hourly && this.isHourly) this.setKind('hotel')
    return hotel
  }

  private async readRooms(): Promise<Rooms> {
    return this.orTonight(() => this.api.hotel.rooms({ hotelId: this.id, ...this.plan.ask, kind: this.kind }, quiet))
  }

  /** Asks for tonight where the chosen dates have passed. */
  private async orTonight<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (failureOf(error) !== 'stayInPast') throw error
      this.plan.forgetDates()
      return ask()
    }
  }
}
