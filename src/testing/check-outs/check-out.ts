import type { CallName } from '@contract/calls'
import { answer } from '@/platform/navigation/pick'
import { platform } from '../../../tests/stand-ins/taro'
import { office } from '../errand-form'
import type { Answers } from '../server'
import { settle } from '../settle'
import type { View } from '../view'

export type Step = (view: View) => Promise<void>

/** The choices of a request for a quote, as far as test quotes show them. */
export interface Choices {
  readonly addressId?: string
  readonly count?: number
  readonly couponIds?: readonly string[]
  readonly deliverAt?: string | null
  readonly fulfilment?: 'delivery' | 'pickup'
  readonly rooms?: number
  readonly startAt?: string
  readonly usePoints?: boolean
}

/** A walk through choices; `params` open its screen by others. */
export interface Walk {
  readonly walk: Step
  readonly params?: Readonly<Record<string, string>>
}

/** A check-out of the product, and how a test walks through it. */
export interface CheckOut {
  /** Its folder in `src`. */
  readonly screen: string
  /** The file in `src` that makes its `Checkout`; the model of the screen by default. */
  readonly by?: string
  readonly params?: Readonly<Record<string, string>>
  readonly answers?: Answers
  /** The call that quotes, and the answer to it with an id. */
  readonly quote: readonly [call: CallName, answer: (id: string, choices: Choices) => unknown]
  /** The call that places, and its answer. */
  readonly submit: readonly [call: CallName, answer: unknown]
  /** Fills in what is required but the consent. */
  readonly fill?: Step
  /** Gives the consent, which is asked for again after a reload. */
  readonly agree?: Step
  readonly button: string
  /** Changes the request once it is filled in. */
  readonly edit: Step
  /** Makes every choice, in one walk or several. */
  readonly choose: readonly Walk[]
  /** Fields of both requests that are no choices: what is bought, and what the server has named. */
  readonly fixed: readonly string[]
}

export const phone = { phone: '13807556209', maskedPhone: '138****6209' }
export const past = '2000-01-01T00:00:00.000Z'
export const [soonest, later] = ['2030-01-01T05:00:00.000Z', '2030-01-01T06:30:00.000Z']
export const coupon = { couponId: 'e1', off: 500, usable: 2, claimable: 0 }
export const placed = { orderId: 'o1', total: 3200, payBefore: later }

/** Answers the screen that was opened, and returns from it. */
export async function answered(give: () => Promise<void>): Promise<void> {
  await settle(() => platform.fire('useDidHide'))
  await settle(give)
  await settle(() => platform.fire('useDidShow'))
}

/** Passes the time after which a form asks for its price. */
export const debounced = () => settle(() => jest.advanceTimersByTime(500))

export const agree: Step = (view) => view.tap(/^I agree to/)

export const note = async (view: View, label: RegExp | string, text: string) => {
  await view.tap(label)
  await answered(() => answer('noteEditor', text))
}

export const coupons = async (view: View, label: RegExp) => {
  await view.tap(label)
  await answered(() => answer('couponPicker', { couponIds: ['c2'] }))
}

export const address = async (view: View) => {
  await view.tap(/Bldg 3, Rm 1602/)
  await answered(() => answer('addressList', office.id))
}
