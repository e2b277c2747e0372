import { formatDate } from '@contract/date'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { words } from './text'

type Hotel = Answer<'merchant.hotel'>
type Facts = Omit<Parameters<Api['merchant']['saveHotel']>[0], 'storeId'>

/** Year from which the steps of the opening year count. */
const firstYear = 1950

const factsOf = (hotel: Hotel): Facts => ({
  kind: hotel.kind,
  stars: hotel.stars,
  openedYear: hotel.openedYear,
  checkInFrom: hotel.checkInFrom,
  checkOutBy: hotel.checkOutBy,
  confirmsByHand: hotel.confirmsByHand,
  facilities: [...hotel.facilities],
})

/** Hour of a clock time; its minutes are kept where the hour moves. */
const hourOf = (clock: string): number => Number(clock.slice(0, 2))
const withHour = (clock: string, hour: number): string => `${String(hour).padStart(2, '0')}${clock.slice(2)}`

/** The facts and room types of a hotel, for its merchant (product text §2, merchant tab bar). */
export class MerchantHotel {
  readonly hotel: Resource<Hotel>
  /** Facts that are typed; undefined while nothing differs from the saved ones. */
  private typed: Facts | undefined = undefined
  busy = false

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.hotel = new Resource(() => api.merchant.hotel({ storeId }, { quiet: true }))
    makeModel(this, 'api', 'storeId', 'hotel')
  }

  get facts(): Facts {
    return this.typed ?? factsOf(this.hotel.ready)
  }

  /** Whether there is something to save: the first facts, or changed ones. */
  get canSave(): boolean {
    const { ready } = this.hotel
    return !ready.isSetUp || (this.typed !== undefined && JSON.stringify(this.typed) !== JSON.stringify(factsOf(ready)))
  }

  set(change: Partial<Facts>): void {
    this.typed = { ...this.facts, ...change }
  }

  /** Hour of a time of the day. */
  hour(name: 'checkInFrom' | 'checkOutBy'): number {
    return hourOf(this.facts[name])
  }

  setHour(name: 'checkInFrom' | 'checkOutBy', hour: number): void {
    this.set({ [name]: withHour(this.facts[name], hour) })
  }

  /** Steps of the opening year; 0 is none. */
  get yearStep(): { value: number; max: number } {
    const { openedYear } = this.facts
    const max = Number(formatDate(new Date()).slice(0, 4)) - firstYear + 1
    return { value: openedYear === null ? 0 : Math.max(1, openedYear - firstYear + 1), max }
  }

  /** Moves the opening year; the first step is the current year, since most hotels are newer than the first year. */
  setYear(step: number): void {
    const { value, max } = this.yearStep
    const next = value === 0 && step === 1 ? max : step
    this.set({ openedYear: next === 0 ? null : firstYear + next - 1 })
  }

  toggleFacility(key: string): void {
    const { facilities } = this.facts
    const isOn = facilities.includes(key)
    this.set({ facilities: isOn ? facilities.filter((each) => each !== key) : [...facilities, key] })
  }

  async save(): Promise<void> {
    const { storeId, facts } = this
    const saved = await whileBusy(this, () => this.api.merchant.saveHotel({ storeId, ...facts }))
    if (!saved) return
    this.took(saved)
    toast(words().saved)
  }

  dispose(): void {
    this.hotel.dispose()
  }

  private took(saved: Hotel): void {
    this.hotel.set(saved)
    this.typed = undefined
  }
}
