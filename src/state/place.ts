import { reaction, runInAction } from 'mobx'
import { Persisted } from '@/platform/storage/persisted'
import type { Position } from '@/platform/device/position'
import { token } from '@/platform/session/token'
import type { Answer, Api } from '@/services/api'
import { addressDeleted } from '@/services/events'
import { requestPlace } from '@/services/request-headers'
import { inBackground } from './base/background'
import { makeModel } from './base/make-model'

type Known = Answer<'home.city'>

const kept = new Persisted<Known>('place', { city: '', place: '' })

/** The place around which stores are listed: device position, a chosen place, or the default city (product text §7). */
export class PlaceState {
  locating = false
  /** Id of the address chosen as the place; the next order uses it once. */
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

  /** The position sent with requests; null for the default city. */
  get position(): Position | null {
    return requestPlace.value
  }

  /** Loads the name of the place. */
  async refresh(): Promise<void> {
    const asked = this.api.home.city({}, { quiet: true })
    const answer = asked.now?.value ?? (await inBackground(() => asked))
    if (answer) kept.set({ city: answer.city, place: answer.place })
  }

  /** Moves to the position that `find` returns; without one it keeps the place and returns false. */
  async locate(find: () => Promise<Position | undefined>): Promise<boolean> {
    this.locating = true
    const position = await find()
    runInAction(() => (this.locating = false))
    if (position) await this.moveTo(position)
    return position !== undefined
  }

  /** Moves to a chosen place; `city` defaults to the current city. */
  choose({ name, city = this.city, latitude, longitude }: Position & { name: string; city?: string }): void {
    kept.set({ city, place: name })
    requestPlace.set({ latitude, longitude })
  }

  /** Sets the delivery address of the next order. */
  orderTo(addressId: string | undefined): void {
    this.addressId = addressId
  }

  /** Returns the address for the order being confirmed and clears it; undefined when there is none. */
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
