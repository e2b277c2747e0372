import { toJS } from 'mobx'
import type { VoucherTerms } from '@contract/entities/voucher'
import { limits } from '@contract/limits'
import { formatMinute } from '@contract/format'
import { makeModel } from '@/state'

const always: VoucherTerms = {
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00' },
  ...{ onHolidays: true, notOn: [], perVisit: 1 },
}

/** Half hours of a clock such as "11:30". */
const halvesOf = (clock: string): number => Number(clock.slice(0, 2)) * 2 + (clock.slice(3) >= '30' ? 1 : 0)
export const lastHalf = 48

/** Times of use of vouchers while they are edited. */
export class TermsEdit {
  all: VoucherTerms
  /** Whether a closed day is chosen. */
  addingDay = false

  constructor(saved: VoucherTerms | undefined) {
    this.all = saved ? { ...saved } : { ...always }
    makeModel(this)
  }

  get kept(): VoucherTerms {
    return toJS(this.all)
  }

  restore(terms: VoucherTerms): void {
    this.all = terms
  }

  set(change: Partial<VoucherTerms>): void {
    this.all = { ...this.all, ...change }
  }

  toggleWeekday(day: number): void {
    const { weekdays } = this.all
    this.set({ weekdays: weekdays.includes(day) ? weekdays.filter((each) => each !== day) : [...weekdays, day] })
  }

  halves(name: 'from' | 'until'): number {
    return halvesOf(this.all[name])
  }

  setHalves(name: 'from' | 'until', halves: number): void {
    this.set({ [name]: formatMinute(halves * 30) })
  }

  startDay(): void {
    this.addingDay = true
  }

  endDay(): void {
    this.addingDay = false
  }

  addDay(day: string): void {
    this.set({ notOn: [...new Set([...this.all.notOn, day])].sort() })
    this.endDay()
  }

  removeDay(day: string): void {
    this.set({ notOn: this.all.notOn.filter((each) => each !== day) })
  }

  get isFull(): boolean {
    return this.all.notOn.length >= limits.packageClosedDays
  }
}
