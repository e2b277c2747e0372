import type { City } from '@contract/entities/address'
import { devicePosition } from '@/features/region/device-position'
import { backAfter } from '@/platform/navigation/back-after'
import { answer } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'

/** City selection (product text §2, city picker). */
export class CityPickerModel {
  readonly cities: Resource<Answer<'address.cityLabelList'>>
  typed = ''
  readonly target = new ScrollTarget()

  constructor(
    api: Api,
    private readonly root: RootState,
  ) {
    this.cities = new Resource(() => api.address.cityLabelList({}, { quiet: true }))
    makeModel(this, 'root', 'target')
    if (!this.place.city) void this.place.refresh()
  }

  get place() {
    return this.root.place
  }

  /** Cities whose name in either language matches, prefix matches first; all cities without a query. */
  get found(): City[] {
    const wanted = this.typed.trim().toLowerCase()
    const items = this.cities.value?.items ?? []
    const has = (test: (text: string) => boolean) => (city: City) =>
      [city.name, city.alias].some((text) => test(text.toLowerCase()))
    const begins = has((text) => text.startsWith(wanted))
    const found = items.filter(has((text) => text.includes(wanted)))
    return [...found.filter(begins), ...found.filter((city) => !begins(city))]
  }

  /** Code of the current city if it is in the list. */
  get chosen(): string | undefined {
    return this.cities.value?.items.find(({ name, alias }) => [name, alias].includes(this.place.city))?.code
  }

  type(text: string): void {
    this.typed = text
  }

  /** Returns a city to the screen that asked for one. */
  async choose(code: string): Promise<void> {
    const city = this.cities.value?.items.find((each) => each.code === code)
    if (!city) return
    const { name, latitude, longitude } = city
    await answer('cityPicker', { name, latitude, longitude })
  }

  /** Sets the place to the device position. */
  locate(): Promise<void> {
    return backAfter(this.place.locate(devicePosition))
  }

  dispose(): void {
    this.target.dispose()
    this.cities.dispose()
  }
}
