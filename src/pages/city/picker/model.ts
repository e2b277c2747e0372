import { makeAutoObservable } from 'mobx'
import type { City } from '@contract/entities/address'
import { back } from '@/platform/navigation'
import type { Answer, Api } from '@/services/api'
import { Resource, type RootStore } from '@/stores'

/** How long the body needs to move to what it was sent to. */
const MOVE_MS = 600

/** The cities to look for stores in (product text §2, city picker). */
export class CityPickerModel {
  readonly cities: Resource<Answer<'address.cityLabelList'>>
  typed = ''
  /** The element that the body shall move to. */
  goal: string | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    api: Api,
    private readonly stores: RootStore,
  ) {
    this.cities = new Resource(() => api.address.cityLabelList({}, { quiet: true }))
    makeAutoObservable<this, 'stores' | 'timer'>(this, { stores: false, timer: false }, { autoBind: true })
    if (!this.place.city) void this.place.refresh()
  }

  get place() {
    return this.stores.place
  }

  /** Cities whose name in either language has what was typed; all of them before anything is. */
  get found(): City[] {
    const wanted = this.typed.trim().toLowerCase()
    const items = this.cities.value?.items ?? []
    return items.filter(({ name, alias }) => `${name} ${alias}`.toLowerCase().includes(wanted))
  }

  /** The code of the city at hand, when it is one of the list. */
  get chosen(): string | undefined {
    return this.cities.value?.items.find(({ name, alias }) => [name, alias].includes(this.place.city))?.code
  }

  type(text: string): void {
    this.typed = text
  }

  goTo(id: string): void {
    this.move(id)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.move(undefined), MOVE_MS)
  }

  /** Looks for stores in the middle of a city. */
  async choose(code: string): Promise<void> {
    const city = this.cities.value?.items.find((each) => each.code === code)
    if (!city) return
    const { name, latitude, longitude } = city
    this.place.choose({ name, city: name, latitude, longitude })
    await back()
  }

  /** Goes to where the device is. */
  async locate(): Promise<void> {
    if (await this.place.locate()) await back()
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.cities.dispose()
  }

  private move(goal: string | undefined) {
    this.goal = goal
  }
}
