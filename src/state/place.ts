import { reaction, runInAction } from 'mobx'
import { dictionary } from '@/i18n'
import { toast } from '@/platform/feedback'
import { Persisted } from '@/platform/persisted'
import { currentPosition, type Position } from '@/platform/position'
import { token } from '@/platform/token'
import type { Answer, Api } from '@/services/api'
import { addressDeleted } from '@/services/events'
import { requestPlace } from '@/services/request-headers'
import { attempt } from './base/attempt'
import { makeModel } from './base/make-model'

type Known = Pick<Answer<'home.city'>, 'city' | 'place'>

const kept = new Persisted<Known>('place', { city: '', place: '' })

const words = dictionary({
  en: { failed: 'Positioning failed. Check whether the location service is turned on' },
  zh: { failed: '定位失败，请检查是否开启定位服务' },
})

/** Where the stores are looked for: where the device is, a place chosen by hand, or the fixed city (product text §7). */
export class PlaceState {
  places: Answer<'home.city'>['places'] = []
  locating = false
  /** The id of the customer's own address that the stores are looked for around, until an order takes it over. */
  private addressId: string | undefined = undefined

  constructor(private readonly api: Api) {
    makeModel(this, 'api', 'addressId')
    reaction(
      () => token.value,
      () => this.orderTo(undefined),
    )
    addressDeleted.on((id) => id === this.addressId && this.orderTo(undefined))
  }

  get city(): string {
    return kept.value.city
  }

  get name(): string {
    return kept.value.place
  }

  /** What the requests speak of; null while it is the fixed city. */
  get position(): Position | null {
    return requestPlace.value
  }

  /** Asks the server what the place is called, and which ones can be chosen by hand. */
  async refresh(): Promise<void> {
    const answer = await attempt(() => this.api.home.city({}, { quiet: true }))
    if (!answer) return
    kept.set({ city: answer.city, place: answer.place })
    runInAction(() => (this.places = answer.places))
  }

  /** Goes to where the device is; false when that is not allowed or not known: the place stays, and a toast says so. */
  async locate(): Promise<boolean> {
    this.locating = true
    const position = await currentPosition().catch(() => undefined)
    runInAction(() => (this.locating = false))
    if (position) await this.moveTo(position)
    else toast(words().failed)
    return position !== undefined
  }

  /** Goes to a place chosen by hand; one without a city is in the city at hand. */
  choose({ name, city = this.city, latitude, longitude }: Position & { name: string; city?: string }): void {
    kept.set({ city, place: name })
    requestPlace.set({ latitude, longitude })
  }

  /** The next order goes to that address unless another is chosen. */
  orderTo(addressId: string | undefined): void {
    this.addressId = addressId
  }

  /** Hands the address over to the order that is being confirmed, once; undefined when there is none. */
  takeAddress(): string | undefined {
    const { addressId } = this
    this.orderTo(undefined)
    return addressId
  }

  private async moveTo({ latitude, longitude }: Position) {
    requestPlace.set({ latitude, longitude })
    await this.refresh()
  }
}
