import { formatDate } from '@contract/date'
import type { OwnHouseRule } from '@contract/entities/merchant-hotel'
import { toggled } from '@/components/form/FilterChips'
import { inBothLanguages } from '@/features/merchant/in-both-languages'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { HotelPhotos } from './photos'
import { words } from './text'

type Hotel = Answer<'merchant.hotel'>
type Facts = Omit<Parameters<Api['merchant']['saveHotel']>[0], 'storeId' | 'pictures' | 'newPictures' | 'rules'> &
  Pick<Hotel, 'rules'>
export type RuleTopic = OwnHouseRule['key']

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
  areaKey: hotel.areaKey,
  brandKey: hotel.brandKey,
  cleaningMinutes: hotel.cleaningMinutes,
  themes: [...hotel.themes],
  noShowAt: hotel.noShowAt,
  rules: hotel.rules,
})

/** Times of the day that are moved by hours. */
type HourName = 'checkInFrom' | 'checkOutBy' | 'noShowAt'

/** Hour of a clock time; its minutes are kept where the hour moves. */
const hourOf = (clock: string): number => Number(clock.slice(0, 2))
const withHour = (clock: string, hour: number): string => `${String(hour).padStart(2, '0')}${clock.slice(2)}`

/** The facts and room types of a hotel, for its merchant (product text §2, merchant tab bar). */
export class MerchantHotel {
  readonly hotel: Resource<Hotel>
  /** Facts that are typed; undefined while nothing differs from the saved ones. */
  private typed: Facts | undefined = undefined
  /** Photos that are edited; undefined until the first answer. */
  private edited: HotelPhotos | undefined = undefined
  busy = false

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.hotel = new Resource(async () => this.loaded(await api.merchant.hotel({ storeId }, { quiet: true })))
    makeModel(this, 'api', 'storeId', 'hotel')
  }

  get facts(): Facts {
    return this.typed ?? factsOf(this.hotel.ready)
  }

  /** Whether there is something to save: the first facts, or changed ones. */
  get canSave(): boolean {
    const { ready } = this.hotel
    if (this.edited?.isChanged) return true
    return !ready.isSetUp || (this.typed !== undefined && JSON.stringify(this.typed) !== JSON.stringify(factsOf(ready)))
  }

  set(change: Partial<Facts>): void {
    this.typed = { ...this.facts, ...change }
  }

  /** Photos of the hotel as they are edited. */
  get photos(): HotelPhotos {
    if (!this.edited) throw new Error('the photos of a hotel come with it')
    return this.edited
  }

  /** The rule of a topic. */
  rule(topic: RuleTopic): OwnHouseRule | undefined {
    return this.facts.rules.find(({ key }) => key === topic)
  }

  toggleRule(topic: RuleTopic): void {
    const others = this.facts.rules.filter(({ key }) => key !== topic)
    this.set({ rules: this.rule(topic) ? others : [...others, { key: topic, text: { en: '', zh: '' } }] })
  }

  writeRule(topic: RuleTopic, text: Partial<OwnHouseRule['text']>): void {
    const { rules } = this.facts
    this.set({ rules: rules.map((rule) => (rule.key === topic ? { ...rule, text: { ...rule.text, ...text } } : rule)) })
  }

  /** Hour of a time of the day. */
  hour(name: HourName): number {
    return hourOf(this.facts[name] ?? '')
  }

  setHour(name: HourName, hour: number): void {
    this.set({ [name]: withHour(this.facts[name] ?? '00:00', hour) })
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
    this.set({ facilities: toggled(this.facts.facilities, key) })
  }

  toggleTheme(key: string): void {
    this.set({ themes: toggled(this.facts.themes ?? [], key) })
  }

  async save(): Promise<void> {
    const { storeId, facts, photos } = this
    if (photos.failed) return toast(words().photoFailed)
    if (!photos.settled) return toast(words().uploading)
    const rules = facts.rules.flatMap(({ key, text }) => {
      const words = inBothLanguages(text.zh, text.en)
      return words.zh ? [{ key, text: words }] : []
    })
    const change = { ...facts, ...photos.change, rules }
    const saved = await whileBusy(this, () => this.api.merchant.saveHotel({ storeId, ...change }))
    if (!saved) return
    this.took(saved)
    toast(words().saved)
  }

  dispose(): void {
    this.hotel.dispose()
    this.edited?.dispose()
  }

  /** Begins to edit the photos of the first answer. */
  private loaded(hotel: Hotel): Hotel {
    this.edited ??= new HotelPhotos(hotel.pictures)
    return hotel
  }

  private took(saved: Hotel): void {
    this.hotel.set(saved)
    this.typed = undefined
    this.edited?.dispose()
    this.edited = new HotelPhotos(saved.pictures)
  }
}
