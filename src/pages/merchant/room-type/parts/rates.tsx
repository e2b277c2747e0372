import { observer } from 'mobx-react'
import type { OwnRate, OwnRoomType } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { dayText } from '@/features/stay/dates/days'
import { policyOf } from '../cancel'
import type { RoomTypeModel } from '../model'
import { rateWords } from '../rate-text'

/** Way and breakfast of a rate: "Pay now · Breakfast included". */
function nameOf({ way, special, hours, breakfastPrice }: OwnRate): string {
  const t = rateWords()
  if (way === 'hourly') return t.byHour(hours ?? 0)
  const names = [t[way], breakfastPrice === null ? t.roomOnly : t.breakfast]
  return [...names, ...(special ? [t.special] : [])].join(' · ')
}

/** Cancellation and price of a rate. */
function termsOf({ way, cancelSteps, percent, byHour, specialNights }: OwnRate): string {
  if (byHour) return `${formatMoney(byHour.price, { trim: true })} · ${byHour.from}–${byHour.until}`
  if (specialNights) {
    const { from, until, price } = specialNights
    return [formatMoney(price, { trim: true }), `${dayText(from)} – ${dayText(until)}`].join(' · ')
  }
  const policy = policyOf(cancelSteps)
  const terms = policy && way !== 'hourly' ? [rateWords()[policy]] : []
  return [...(percent === 100 ? [] : [`${percent}%`]), ...terms].join(' · ')
}

/** The rates of a room type. */
export const Rates = observer(function Rates({ model, room: { rates } }: { model: RoomTypeModel; room: OwnRoomType }) {
  const t = rateWords()
  return (
    <>
      {rates.length === 0 && <Note kind="warn" icon="info" text={t.none} />}
      {rates.length > 0 && (
        <CellGroup heading={t.rates}>
          {rates.map((rate) => (
            <Cell
              key={rate.id}
              label={nameOf(rate)}
              value={termsOf(rate)}
              height={104}
              onOpen={() => model.editRate(rate)}
            />
          ))}
        </CellGroup>
      )}
      <Button
        kind="outline"
        text={t.add}
        disabled={rates.length >= limits.ratesPerRoomType}
        onPress={() => model.editRate(undefined)}
      />
    </>
  )
})
