import type { CancelTerm, OwnRate } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import { formatMinute } from '@contract/format'
import type { Answer, Api } from '@/services/api'
import { addDays } from '@/features/stay/dates/days'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { stepsOf } from './cancel'
import { rateWords } from './rate-text'

type Hotel = Answer<'merchant.saveRate'>
type Change = Omit<Parameters<Api['merchant']['saveRate']>[0], 'idempotencyKey'>
type Way = Change['way']

const digits = /^\d{1,3}$/
const wholeIn = (text: string, least: number, most: number): number | undefined =>
  digits.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

const leastPrice = 100
const priceIn = (text: string): number | undefined => {
  const amount = yuanToFen(text)
  return amount !== undefined && amount >= leastPrice ? amount : undefined
}
const yuan = (amount: number | undefined): string => (amount ? String(amount / 100) : '')
const hourOf = (clock: string): number => Number(clock.slice(0, 2))

/** Names of the typed fields. */
type Typed = 'percent' | 'memberPercent' | 'breakfastPrice' | 'price' | 'rooms'

/** Editing a rate of a room type, existing or new. */
export class RateEdit {
  way: Way
  percent: string
  memberPercent: string
  hasBreakfast: boolean
  breakfastPrice: string
  cancelSteps: readonly CancelTerm[]
  leastNights: number
  /** 0 for no limit. */
  mostNights: number
  advanceDays: number
  guaranteed: boolean
  /** Whether it is sold for some nights alone, at its own price. */
  special: boolean
  /** First and last night of a special. */
  from: string
  until: string
  /** Price of a special night, or of the hours. */
  price: string
  /** Rooms that a special is sold for. */
  rooms: string
  hours: number
  /** Hours of the day between which the hours lie. */
  opens: number
  closes: number
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly roomTypeId: string,
    readonly rate: OwnRate | undefined,
    private readonly today: string,
  ) {
    this.way = rate?.way ?? 'prepaid'
    const { byHour, specialNights } = rate ?? {}
    this.special = rate?.special ?? false
    this.from = specialNights?.from ?? today
    this.until = specialNights?.until ?? addDays(this.from, 6)
    this.price = yuan(byHour?.price ?? specialNights?.price)
    this.rooms = String(specialNights?.allotment ?? 1)
    this.hours = byHour?.hours ?? 4
    this.opens = hourOf(byHour?.from ?? '09:00')
    this.closes = hourOf(byHour?.until ?? '21:00')
    this.percent = String(rate?.percent ?? 100)
    this.memberPercent = rate?.memberPercent ? String(rate.memberPercent) : ''
    this.hasBreakfast = (rate?.breakfastPrice ?? null) !== null
    this.breakfastPrice = rate?.breakfastPrice ? String(rate.breakfastPrice / 100) : ''
    this.cancelSteps = rate?.cancelSteps ?? stepsOf.dayBefore
    this.leastNights = rate?.leastNights ?? 1
    this.mostNights = rate?.mostNights ?? 0
    this.advanceDays = rate?.advanceDays ?? 0
    this.guaranteed = rate?.guaranteed ?? false
    makeModel(this, 'api', 'roomTypeId', 'rate', 'today', 'key')
  }

  get isByHour(): boolean {
    return this.way === 'hourly'
  }

  /** Moves the first or the last night of a special, which never pass each other or yesterday. */
  move(end: 'from' | 'until', days: number): void {
    const day = addDays(this[end], days)
    if (end === 'from' && day >= this.today) this.from = day
    if (end === 'until' && day >= this.from) this.until = day
    if (this.until < this.from) this.until = this.from
  }

  set(
    change: Partial<
      Pick<
        RateEdit,
        | 'way'
        | 'hasBreakfast'
        | 'cancelSteps'
        | 'leastNights'
        | 'mostNights'
        | 'advanceDays'
        | 'guaranteed'
        | 'special'
        | 'hours'
        | 'opens'
        | 'closes'
      >
    >,
  ): void {
    Object.assign(this, change)
  }

  type(name: Typed, text: string): void {
    this[name] = text
  }

  /** Errors by field; empty where valid. */
  get errors(): Partial<Record<Typed | 'hours' | 'nights', string>> {
    const t = rateWords()
    const needsPrice = this.isByHour || this.special
    return {
      ...(needsPrice && priceIn(this.price) === undefined && { price: t.priceWrong }),
      ...(this.isByHour ? this.hourErrors : this.nightErrors),
    }
  }

  private get hourErrors(): { hours?: string } {
    return this.opens + this.hours > this.closes ? { hours: rateWords().hoursWrong } : {}
  }

  private get nightErrors(): Partial<Record<Typed | 'nights', string>> {
    const t = rateWords()
    return {
      ...(this.mostNights > 0 && this.mostNights < this.leastNights && { nights: t.nightsWrong }),
      ...(this.special && wholeIn(this.rooms, 1, 999) === undefined && { rooms: t.countWrong }),
      ...(wholeIn(this.percent, 1, 300) === undefined && { percent: t.percentWrong }),
      ...(this.memberPercent && wholeIn(this.memberPercent, 1, 99) === undefined && { memberPercent: t.memberWrong }),
      ...(this.hasBreakfast && yuanToFen(this.breakfastPrice) === undefined && { breakfastPrice: t.priceWrong }),
    }
  }

  /** Request; undefined while a field is invalid. */
  get change(): Change | undefined {
    if (Object.keys(this.errors).length > 0) return undefined
    const price = priceIn(this.price) ?? leastPrice
    return {
      roomTypeId: this.roomTypeId,
      ...(this.rate && { rateId: this.rate.id }),
      way: this.way,
      percent: Number(this.percent),
      memberPercent: this.memberPercent && !this.isByHour ? Number(this.memberPercent) : null,
      breakfastPrice: this.hasBreakfast && !this.isByHour ? (yuanToFen(this.breakfastPrice) ?? 0) : null,
      cancelSteps: [...this.cancelSteps],
      leastNights: Math.min(this.leastNights, limits.stayNights),
      mostNights: this.isByHour || this.mostNights === 0 ? null : this.mostNights,
      advanceDays: this.advanceDays,
      guaranteed: this.way === 'payAtHotel' && this.guaranteed,
      byHour: this.isByHour
        ? { hours: this.hours, price, from: formatMinute(this.opens * 60), until: formatMinute(this.closes * 60) }
        : null,
      specialNights: this.special ? { from: this.from, until: this.until, price, allotment: Number(this.rooms) } : null,
    }
  }

  /** Saves the rate; answers the hotel with it. */
  async save(): Promise<Hotel | undefined> {
    const { change } = this
    if (!change || this.busy) return undefined
    return this.send(() => sendOnce(this.key, (keyed) => this.api.merchant.saveRate(keyed(change))))
  }

  /** Takes the rate off sale; answers the hotel without it. */
  async remove(): Promise<Hotel | undefined> {
    const { rate, roomTypeId } = this
    if (!rate || this.busy) return undefined
    return this.send(() => this.api.merchant.removeRate({ roomTypeId, rateId: rate.id }))
  }

  private async send(call: () => Promise<Hotel>): Promise<Hotel | undefined> {
    this.busy = true
    const hotel = await attempt(call)
    this.done()
    return hotel
  }

  private done(): void {
    this.busy = false
  }
}
