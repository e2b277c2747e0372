import { runInAction } from 'mobx'
import { limits } from '@contract/limits'
import { navigate } from '@/platform/gate'
import { back } from '@/platform/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

export type Place = Answer<'address.places'>['items'][number]
export type OwnAddress = Answer<'address.list'>['items'][number]

/** Where the stores shall deliver: an address of one's own, a known place, or where the device is (product text §2). */
export class ChooseAddressModel {
  readonly addresses: Resource<OwnAddress[]>
  readonly nearby: Resource<Place[]>
  /** What a search found; undefined while nothing is searched for. */
  results: Resource<Place[]> | undefined = undefined
  typed = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.addresses = new Resource(() => api.address.list({}, { quiet: true }).then(({ items }) => items))
    this.nearby = this.placesWith('')
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

  /** The addresses are still to come: what stands below them would move under a finger. */
  get waits(): boolean {
    return this.signedIn && this.addresses.coming
  }

  /** Searches once the person has stopped typing for a moment. */
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

  /** Stores are looked for around an address, and an order goes there unless another is chosen. */
  async chooseAddress({ id, address, latitude, longitude }: OwnAddress): Promise<void> {
    this.place.choose({ name: address, latitude, longitude })
    this.place.orderTo(id)
    await back()
  }

  async locate(): Promise<void> {
    if (await this.place.locate()) await back()
  }

  /** The person comes back from another screen: with another city, a new address, or logged in. */
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

  private placesWith(keyword: string): Resource<Place[]> {
    return new Resource(() => this.api.address.places({ keyword }, { quiet: true }).then(({ items }) => items))
  }
}
