import { formatDay } from '@contract/date'
import type { MallDetail } from '@contract/entities/order'
import type { MallState, MallStatus } from '@contract/states/mall'
import { type RowStep, stepsAt } from '@/components/base/StepRow'
import { language } from '@/platform/session/language'
import { words } from './text'

/** The one-based step that an order is at; past the last one it is done. */
const steps: Readonly<Record<MallStatus, number>> = {
  pendingPayment: 1,
  pendingShipment: 2,
  pendingReceipt: 3,
  success: 5,
  closed: 0,
}

/** The step that an order is at: what is paid in two parts has one step more. */
function stepOf({ status, presale }: MallDetail): number {
  const step = steps[status]
  const isPastDeposit = step > 0 && presale?.deposit && presale.step !== 'deposit'
  return isPastDeposit ? step + 1 : step
}

export const isPartShipped = ({ status, parcelsShipped }: MallDetail): boolean =>
  status === 'pendingShipment' && parcelsShipped > 0

type Parcel = MallDetail['parcelList'][number]

/** The times of parcels that have one, in order. */
const timesIn = (parcels: readonly Parcel[], time: 'shippedAt' | 'deliveredAt'): string[] =>
  parcels.flatMap((parcel) => parcel[time] ?? []).sort()

/** The time at which an order first came into a state. */
const entered = ({ timeline }: MallDetail, state: MallState): string | undefined =>
  timeline.find(({ step }) => step === state)?.at

/** The times of the steps, in their order; undefined before. */
function timesOf(order: MallDetail): (string | undefined)[] {
  const { parcelList, paidAt } = order
  const paid = paidAt ?? undefined
  const pay = order.presale?.deposit ? [entered(order, 'waitingBalance'), paid] : [paid]
  const done = entered(order, 'success')
  const isDelivered = parcelList.every(({ deliveredAt }) => deliveredAt !== null)
  const delivered = isDelivered ? timesIn(parcelList, 'deliveredAt').at(-1) : undefined
  return [...pay, timesIn(parcelList, 'shippedAt')[0], delivered ?? done, done]
}

const dayOf = ({ utcOffset }: MallDetail, at: string | undefined): string | undefined =>
  at && formatDay(new Date(at), new Date(), language.value, utcOffset)

/** The steps of an order with their days: the one that it is at says what is still to be done, the others what is done by then. */
export function progressOf(order: MallDetail): RowStep[] {
  const { payStep, depositStep, balanceStep, shipStep, receiveStep, doneStep } = words()
  const { paidStep, shippedStep, receivedStep, partShipped } = words()
  const pay = order.presale?.deposit ? [[depositStep], [balanceStep]] : [[paidStep, payStep]]
  const ship = [shippedStep, isPartShipped(order) ? partShipped : shipStep]
  const all = [...pay, ship, [receivedStep, receiveStep], [doneStep]]
  const step = stepOf(order)
  if (step === 0) return []
  const names = all.map(([then = '', now = then], index) => (index + 1 === step ? now : then))
  const times = timesOf(order)
  return stepsAt(names, step).map((each, index) => {
    const isReached = each.state === 'done' || each.name === partShipped
    return { ...each, date: isReached ? dayOf(order, times[index]) : undefined }
  })
}
