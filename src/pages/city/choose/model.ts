import { runInAction } from 'mobx'
import { limits } from '@contract/limits'
import { devicePosition } from '@/features/region/device-position'
import { inOneLanguage } from '@/features/address/in-one-language'
import { navigate } from '@/platform/navigation/gate'
import { backAfter } from '@/platform/navigation/back-after'
import { back } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

export type Place = Answer<'address.places'>['items'][number]
export type OwnAddress = Answer<'address.list'>['items'][number]

/** The distance up to which a known place is offered without a search. */
const NEARBY_METERS = 50_000

/**
 * Selection of the place for stores: an address of the customer, a known place, or the device position (product text
 * §2).
 */
export class ChooseAddressModel {
  readonly addresses: Resource<OwnAddress[]>
  readonly nearby: Resource<Place[]>
  /** Search results; undefined while nothing is searched for. */
  results: Resource<Place[]> | undefined = undefined
  typed = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.addresses = new Resource(async (reading) => (await api.address.list({}, reading)).items)
    this.nearby = new Resource(async () => (await this.find('')).filter(({ meters }) => meters <= NEARBY_METERS))
    makeModel(this, 'api', 'root', 'timer')
    if (!this.place.city) void this.place.refresh()
    void this.nearby.load()
  }

  get place() {
    return this.root.place
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  /** Delays the parts below the addresses until those are loaded, to avoid layout shifts. */
  get waits(): boolean {
    return this.signedIn && this.addresses.coming
  }

  /** Searches after a debounce. */
  type(text: string): void {
    this.typed = text
    clearTimeout(this.timer)
    const keyword = text.trim()
    if (keyword === '') this.results = undefined
    else this.timer = setTimeout(() => this.search(keyword), limits.debounceMs)
  }

  async choosePlace(place: Place): Promise<void> {
    this.place.choose(place)
    await back()
  }

  /** Lets the user choose a city and sets the place to its centre. */
  async chooseCity(): Promise<void> {
    const city = await pick('cityPicker')
    if (city) this.place.choose({ ...city, city: city.name })
  }

  /** Sets the place to one that is chosen on the map. */
  async chooseOnMap(): Promise<void> {
    const place = await pick('chooseLocation', {})
    if (!place) return
    this.place.choose(place)
    await back()
  }

  /** Sets the place to an address, which the next order also uses. */
  async chooseAddress({ id, address, latitude, longitude }: OwnAddress): Promise<void> {
    this.place.choose({ name: inOneLanguage(address), latitude, longitude })
    this.place.orderTo(id)
    await back()
  }

  locate(): Promise<void> {
    return backAfter(this.place.locate(devicePosition))
  }

  /** Handles the return from another screen: the city, the addresses or the session may have changed. */
  returned(): void {
    void this.nearby.reload()
    if (this.signedIn) void this.addresses.reload()
  }

  manage(): void {
    navigate('addressList', {})
  }

  dispose(): void {
    clearTimeout(this.timer)
    for (const each of [this.addresses, this.nearby, this.results]) each?.dispose()
  }

  private search(keyword: string) {
    const results = this.placesWith(keyword)
    runInAction(() => (this.results = results))
    void results.load()
  }

  private async find(keyword: string): Promise<Place[]> {
    return (await this.api.address.places({ keyword }, { quiet: true })).items
  }

  private placesWith(keyword: string): Resource<Place[]> {
    return new Resource(() => this.find(keyword))
  }
}
