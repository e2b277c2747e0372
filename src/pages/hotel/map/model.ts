import { observable, reaction, runInAction } from 'mobx'
import type { Position } from '@contract/entities/common'
import type { HotelSummary } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { sortOf } from '@/features/hotel/sorts'
import { StayAsking } from '@/features/stay/dates/stay-asking'
import { MapCamera, type MapBounds } from '@/features/map/camera'
import { spotOf } from '@/features/map/mercator'
import type { MapPin } from '@/features/map/pins'
import { devicePosition } from '@/features/region/device-position'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

type Found = Answer<'hotel.search'>

/** Viewport of a hotel search on the map. */
interface Searched {
  readonly centre: Position
  readonly zoom: number
}

/** The part of the map's width by which it is moved before its new area is offered. */
const MOVED = 1 / 4
/** Number of cards drawn to each side of the one in view; the others keep their place. */
const REACH = 4
/** Pixels around the place of a pin within which it is drawn whole, above the cards. */
const aroundPin = { top: 72, right: 64, bottom: 232, left: 64 }
/** Smallest zoom level of the first view. */
const CLOSE = 14

/** Hotels on a map: the pins and the cards are one choice (product text §2, hotel pages). */
export class HotelMapModel {
  readonly asking: StayAsking
  camera: MapCamera | undefined = undefined
  found: Resource<Found>
  chosen: string | undefined = undefined
  /** Whether a press on the empty map has put the cards away. */
  hidden = false
  /** The id of the card that is to come into view. */
  intoView: string | undefined = undefined
  me: Position | undefined = undefined
  /** The part of the map that was searched; undefined for the place of the list. */
  private area: MapBounds | undefined = undefined
  private searched: Searched | undefined = undefined
  private readonly seen = observable.set<string>()
  private readonly stop: () => void

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly params: { readonly theme?: string; readonly sort?: string },
  ) {
    this.asking = new StayAsking(api, root, () => this.searchAgain())
    this.found = this.newFound()
    const { position } = root.place
    if (position) this.camera = new MapCamera(position, CLOSE)
    makeModel(this, 'api', 'asking', 'params', 'seen', 'stop')
    // The first hotels say where to look, once the map knows how large it is.
    this.stop = reaction(
      () => this.found.value && !this.area && (!this.camera || this.camera.size.width > 0) && this.found.value,
      (found) => found && this.lookAt(found.items),
    )
  }

  get items(): readonly HotelSummary[] {
    return this.found.value?.items ?? []
  }

  /** Whether neither a place nor a part of the map limits the search. */
  get isWholeCity(): boolean {
    return !this.area && !this.asking.plan.place
  }

  /** Whether the card at an index is near the one in view, so that it is drawn. */
  isNear(index: number): boolean {
    const chosen = this.items.findIndex(({ id }) => id === this.chosen)
    return Math.abs(index - Math.max(0, chosen)) <= REACH
  }

  /** The pins of the hotels, best first. */
  get pins(): MapPin[] {
    const t = words()
    return this.items.map(({ id, name, latitude, longitude, from, score }) => {
      const price = from && formatMoney(from.price, { trim: true })
      return {
        id,
        position: { latitude, longitude },
        text: price ?? t.full,
        ...(from && { amount: from.price }),
        tone: price === null ? 'full' : this.seen.has(id) ? 'seen' : 'plain',
        label: price === null ? t.fullPin(name) : t.pin(name, price, score?.toFixed(1) ?? ''),
      }
    })
  }

  /** Whether the map was moved so far that its area is another one. */
  get hasMoved(): boolean {
    const { camera, searched } = this
    if (!camera?.movedByHand || !camera.centre || !searched) return false
    const [now, then] = [spotOf(camera.centre, camera.zoom), spotOf(searched.centre, camera.zoom)]
    return camera.zoom !== searched.zoom || Math.hypot(now.x - then.x, now.y - then.y) > camera.size.width * MOVED
  }

  /** Searches what the map shows. */
  searchHere(): void {
    const bounds = this.camera?.bounds
    if (!bounds) return
    this.area = bounds
    this.searchAgain()
  }

  zoomOut(): void {
    const { camera } = this
    if (!camera) return
    camera.zoomBy(-1)
    // The map is where it goes to by the time that it is asked what it shows.
    camera.stands(camera.target.centre, camera.target.zoom, false)
    this.searchHere()
  }

  /** A press on a pin brings its card into view. */
  pick(id: string): void {
    this.chosen = id
    this.hidden = false
    this.intoView = id
    this.showPin(this.items.find((hotel) => hotel.id === id))
  }

  /** The card that a hand has brought into view moves the pin, and the map to it where it is outside. */
  swipeTo(index: number): void {
    const hotel = this.items[index]
    if (!hotel) return
    // On its way to the card of a pin that was pressed, the row passes others.
    if (this.intoView && this.intoView !== hotel.id) return
    this.intoView = undefined
    if (this.chosen === hotel.id) return
    this.chosen = hotel.id
    this.showPin(hotel)
  }

  /** A hand is on the cards. */
  grab(): void {
    this.intoView = undefined
  }

  hide(): void {
    this.hidden = true
    this.chosen = undefined
  }

  open(id: string): void {
    this.seen.add(id)
    navigate('hotel', { id })
  }

  async findMe(): Promise<void> {
    const position = await devicePosition()
    if (!position) return
    runInAction(() => (this.me = position))
    this.camera?.goTo(position)
  }

  /** Searches again, since a criterion may have changed on another screen. */
  searchAgain(): void {
    this.found.dispose()
    this.found = this.newFound()
    this.chosen = undefined
    void this.found.load()
  }

  dispose(): void {
    this.stop()
    this.found.dispose()
    this.asking.dispose()
  }

  /** Moves the map where a pin is outside of it, or cut at its edge. */
  private showPin(hotel: HotelSummary | undefined): void {
    const { camera } = this
    if (!hotel || !camera) return
    if (camera.shows(hotel)) camera.bringIn(hotel, aroundPin)
    else camera.goTo(hotel)
  }

  private lookAt(items: readonly HotelSummary[]): void {
    const [first] = items
    if (!first) return
    this.camera ??= new MapCamera(first, CLOSE)
    this.camera.fit(items)
    // Results all over a city: zooms in on the best one until streets are visible.
    if (this.camera.target.zoom < CLOSE) this.camera.goTo(first, CLOSE)
    this.searched = this.camera.target
  }

  private newFound(): Resource<Found> {
    const { asking, params, area, camera } = this
    if (camera?.centre) this.searched = { centre: camera.centre, zoom: camera.zoom }
    return new Resource(async () => {
      const { areaKey, landmarkKey, ...search } = asking.plan.search
      const place = area ? { bounds: boundsOf(area) } : { areaKey, landmarkKey }
      const theme = params.theme ? { theme: params.theme } : {}
      const request = { ...search, ...place, ...theme, sort: sortOf(params.sort), pageSize: limits.maxPageSize }
      const found = await this.api.hotel.search(request, { quiet: true })
      const [first] = found.items
      runInAction(() => (this.chosen = first?.id))
      if (area) this.showPin(first)
      return found
    })
  }
}

const boundsOf = ({ south, west, north, east }: MapBounds) => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
})
