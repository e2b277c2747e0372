import type { CancelTerm, OwnRate } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import { yuanToFen } from '@contract/money'
import type { Answer, Api } from '@/services/api'
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

/** Whether a hotel can edit a rate here: by the night, and for all nights. */
export const isEditable = ({ way, special }: OwnRate): boolean => way !== 'hourly' && !special

/** Editing a rate of a room type, existing or new. */
export class RateEdit {
  way: Way
  percent: string
  memberPercent: string
  hasBreakfast: boolean
  breakfastPrice: string
  cancelSteps: readonly CancelTerm[]
  leastNights: number
  guaranteed: boolean
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly roomTypeId: string,
    readonly rate: OwnRate | undefined,
  ) {
    this.way = rate?.way === 'payAtHotel' ? 'payAtHotel' : 'prepaid'
    this.percent = String(rate?.percent ?? 100)
    this.memberPercent = rate?.memberPercent ? String(rate.memberPercent) : ''
    this.hasBreakfast = (rate?.breakfastPrice ?? null) !== null
    this.breakfastPrice = rate?.breakfastPrice ? String(rate.breakfastPrice / 100) : ''
    this.cancelSteps = rate?.cancelSteps ?? stepsOf.dayBefore
    this.leastNights = rate?.leastNights ?? 1
    this.guaranteed = rate?.guaranteed ?? false
    makeModel(this, 'api', 'roomTypeId', 'rate', 'key')
  }

  set(change: Partial<Pick<RateEdit, 'way' | 'hasBreakfast' | 'cancelSteps' | 'leastNights' | 'guaranteed'>>): void {
    Object.assign(this, change)
  }

  type(name: 'percent' | 'memberPercent' | 'breakfastPrice', text: string): void {
    this[name] = text
  }

  /** Errors by field; empty where valid. */
  get errors(): { percent?: string; memberPercent?: string; breakfastPrice?: string } {
    const t = rateWords()
    return {
      ...(wholeIn(this.percent, 1, 300) === undefined && { percent: t.percentWrong }),
      ...(this.memberPercent && wholeIn(this.memberPercent, 1, 99) === undefined && { memberPercent: t.memberWrong }),
      ...(this.hasBreakfast && yuanToFen(this.breakfastPrice) === undefined && { breakfastPrice: t.priceWrong }),
    }
  }

  /** Request; undefined while a field is invalid. */
  get change(): Change | undefined {
    if (Object.keys(this.errors).length > 0) return undefined
    return {
      roomTypeId: this.roomTypeId,
      ...(this.rate && { rateId: this.rate.id }),
      way: this.way,
      percent: Number(this.percent),
      memberPercent: this.memberPercent ? Number(this.memberPercent) : null,
      breakfastPrice: this.hasBreakfast ? (yuanToFen(this.breakfastPrice) ?? 0) : null,
      cancelSteps: [...this.cancelSteps],
      leastNights: Math.min(this.leastNights, limits.stayNights),
      guaranteed: this.way === 'payAtHotel' && this.guaranteed,
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
