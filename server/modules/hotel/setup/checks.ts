import type { Request } from '@contract/call'
import type { merchantSaveRate, merchantSaveRoomType } from '@contract/calls/merchant'
import type { CancelTerm } from '@contract/entities/merchant-hotel'
import { Failure } from '../../../http/failure'

/** @throws Failure `roomGuestsInvalid` where fewer may come than are in the price, or fewer guests than adults */
export function checkGuests({
  includedAdults,
  mostAdults,
  mostGuests,
}: Pick<Request<typeof merchantSaveRoomType>, 'includedAdults' | 'mostAdults' | 'mostGuests'>): void {
  if (mostAdults < includedAdults || mostGuests < mostAdults) throw new Failure('roomGuestsInvalid')
}

/** @throws Failure `childPricesInvalid` for ages out of order */
export function checkChildPrices(prices: Request<typeof merchantSaveRoomType>['childPrices'] = []): void {
  if (prices.some(({ until }, index) => until <= (prices[index - 1]?.until ?? -1)))
    throw new Failure('childPricesInvalid')
}

/** Place of a deadline in time, before the day of arrival. */
const placeOf = ({ daysBefore, clock }: CancelTerm): string => `${String(100 - daysBefore)} ${clock}`

/** @throws Failure `cancelStepsInvalid` for deadlines out of order, or a share without its percent */
export function checkCancelSteps(steps: readonly CancelTerm[]): void {
  const isWrong = (step: CancelTerm, index: number) => {
    const before = steps[index - 1]
    return (
      (before !== undefined && placeOf(step) <= placeOf(before)) || (step.kept === 'share') !== (step.percent !== null)
    )
  }
  if (steps.some(isWrong)) throw new Failure('cancelStepsInvalid')
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * @throws Failure `rateHoursInvalid` for hours that do not fit between their times, or without their price;
 *   `specialNightsInvalid` for a special by the hour; `stayNightsInvalid` for a longest stay below the shortest
 */
export function checkTerms({
  way,
  byHour,
  specialNights,
  leastNights,
  mostNights = null,
}: Request<typeof merchantSaveRate>): void {
  if (mostNights !== null && mostNights < leastNights) throw new Failure('stayNightsInvalid')
  if ((way === 'hourly') !== (byHour !== null)) throw new Failure('rateHoursInvalid')
  if (byHour && minutesOf(byHour.from) + byHour.hours * 60 > minutesOf(byHour.until))
    throw new Failure('rateHoursInvalid')
  if (byHour && specialNights) throw new Failure('specialNightsInvalid')
}
