import type { MerchantNight } from '@contract/entities/merchant'
import { limits } from '@contract/limits'
import { formatMoney, yuanToFen } from '@contract/money'
import { addDays, nightsBetween, weekdayOf } from '@/features/stay/dates/days'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { words } from './text'

type Change = Parameters<Api['merchant']['saveRooms']>[0]

/** A rule of nights that is left as it is, or set on or off. */
export type Setting = 'keep' | 'on' | 'off'
/** Switches of a night. */
export type NightRule = 'closed' | 'noArrival' | 'noDeparture'

export const nightRules = ['closed', 'noArrival', 'noDeparture'] as const satisfies readonly NightRule[]

/** The days of the week as the server counts them, Monday is 1. */
const week = [1, 2, 3, 4, 5, 6, 7]
const isoWeekday = (day: string): number => weekdayOf(day) || 7
const digits = /^\d{1,4}$/
/** The longest span of one change, a year. */
const mostNights = 366

const numberIn = (text: string, least: number, most: number): number | undefined =>
  digits.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

/** Range of values over a span of nights, for a hint: "¥268.00 – ¥328.00". */
const spread = (values: readonly number[], write: (value: number) => string): string => {
  if (values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? write(least) : `${write(least)} – ${write(most)}`
}

/** A change of the nights of a room type, on some weekdays of a span; what is left empty stays as it is. */
export class NightsEdit {
  from: string
  until: string
  weekdays: readonly number[] = week
  price = ''
  allotment = ''
  leastNights = ''
  rules: Readonly<Record<NightRule, Setting>> = { closed: 'keep', noArrival: 'keep', noDeparture: 'keep' }
  busy = false

  constructor(
    private readonly api: Api,
    readonly room: { readonly roomTypeId: string; readonly name: string; readonly nights: readonly MerchantNight[] },
    private readonly today: string,
    span: { readonly from: string; readonly until: string },
  ) {
    this.from = span.from
    this.until = span.until
    makeModel(this, 'api', 'room', 'today')
  }

  /** The loaded nights that are changed. */
  private get nights(): readonly MerchantNight[] {
    return this.room.nights.filter(
      ({ night }) => night >= this.from && night <= this.until && this.weekdays.includes(isoWeekday(night)),
    )
  }

  /** Current values of the nights. */
  get hints(): { price: string; allotment: string; leastNights: string } {
    const { nights } = this
    return {
      price: spread(
        nights.map(({ price }) => price),
        (price) => formatMoney(price, { trim: true }),
      ),
      allotment: spread(
        nights.map(({ allotment }) => allotment),
        String,
      ),
      leastNights: spread(
        nights.map(({ leastNights }) => leastNights),
        String,
      ),
    }
  }

  /** Number of changed nights. */
  get count(): number {
    const days = Array.from({ length: nightsBetween(this.from, this.until) + 1 }, (_, at) => addDays(this.from, at))
    return days.filter((day) => this.weekdays.includes(isoWeekday(day))).length
  }

  /** Moves the first night; the last one is never before it. */
  moveFrom(days: number): void {
    const from = addDays(this.from, days)
    if (from < this.today) return
    this.setSpan(from, from > this.until ? from : this.until)
  }

  moveUntil(days: number): void {
    const until = addDays(this.until, days)
    if (until >= this.from) this.setSpan(this.from, until)
  }

  /** Ends the span a number of nights after its beginning. */
  last(nights: number): void {
    this.setSpan(this.from, addDays(this.from, nights - 1))
  }

  toggle(weekday: number): void {
    const { weekdays } = this
    this.weekdays = weekdays.includes(weekday)
      ? weekdays.filter((each) => each !== weekday)
      : [...weekdays, weekday].sort()
  }

  typePrice(text: string): void {
    this.price = text
  }

  typeAllotment(text: string): void {
    this.allotment = text
  }

  typeLeastNights(text: string): void {
    this.leastNights = text
  }

  set(rule: NightRule, setting: Setting): void {
    this.rules = { ...this.rules, [rule]: setting }
  }

  /** Errors by field; empty where valid. */
  get errors(): { price?: string; allotment?: string; leastNights?: string } {
    const t = words()
    const { price, allotment, leastNights } = this
    return {
      ...(price && (yuanToFen(price) ?? 0) < 100 && { price: t.priceWrong }),
      ...(allotment && numberIn(allotment, 0, 1000) === undefined && { allotment: t.roomsWrong }),
      ...(leastNights &&
        numberIn(leastNights, 1, limits.stayNights) === undefined && { leastNights: t.leastWrong(limits.stayNights) }),
    }
  }

  /** Number of nights with more sold rooms than would be left, which closes them. */
  get closes(): number {
    const left = numberIn(this.allotment, 0, 1000)
    return left === undefined ? 0 : this.nights.filter(({ held, sold }) => held + sold > left).length
  }

  /** Request; undefined while nothing is changed or a field is invalid. */
  get change(): Change | undefined {
    const { room, from, until, weekdays, price, allotment, leastNights, rules, errors } = this
    if (Object.keys(errors).length > 0 || this.count === 0) return undefined
    const set = nightRules.flatMap((rule) => (rules[rule] === 'keep' ? [] : [[rule, rules[rule] === 'on'] as const]))
    const values = {
      ...(price && { price: yuanToFen(price) }),
      ...(allotment && { allotment: Number(allotment) }),
      ...(leastNights && { leastNights: Number(leastNights) }),
      ...Object.fromEntries(set),
    }
    if (Object.keys(values).length === 0) return undefined
    return { roomTypeId: room.roomTypeId, from, until, weekdays: [...weekdays], ...values }
  }

  /** Saves the change; answers whether it was. */
  async save(): Promise<boolean> {
    const { change } = this
    if (!change || this.busy) return false
    this.busy = true
    const saved = await attempt(() => this.api.merchant.saveRooms(change))
    this.done()
    return saved !== undefined
  }

  private setSpan(from: string, until: string): void {
    this.from = from
    this.until = nightsBetween(from, until) < mostNights ? until : addDays(from, mostNights - 1)
  }

  private done(): void {
    this.busy = false
  }
}
