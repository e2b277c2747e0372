import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { SwitchRow } from '@/components/form/SwitchRow'
import { CountRow } from '@/features/merchant/CountRow'
import { EditorNote } from '@/features/merchant/Editor'
import { weekdayNames } from '@/features/stay/dates/days'
import type { PackageEditModel } from '../model'
import { lastHalf } from '../terms'
import { words } from '../text'

/** Days, hours and stores of use of a package's vouchers. */
export const Use = observer(function Use({ model }: { model: PackageEditModel }) {
  const { terms, others } = model
  const { all } = terms
  const t = words()
  return (
    <>
      <EditorNote text={t.weekdays} />
      <ChipSet spaced label={t.weekdays}>
        {weekdayNames().map((name, day) => (
          <Chip
            key={day}
            ground="card"
            text={name}
            on={all.weekdays.includes(day)}
            onPress={() => terms.toggleWeekday(day)}
          />
        ))}
      </ChipSet>
      <CountRow
        label={t.from}
        text={all.from}
        value={terms.halves('from')}
        max={lastHalf - 1}
        onChange={(halves) => terms.setHalves('from', halves)}
      />
      <CountRow
        label={t.until}
        text={all.until}
        value={terms.halves('until')}
        min={1}
        max={lastHalf}
        onChange={(halves) => terms.setHalves('until', halves)}
      />
      <SwitchRow label={t.holidays} on={all.onHolidays} onChange={(onHolidays) => terms.set({ onHolidays })} />
      <EditorNote text={t.notOn} />
      <ChipSet spaced label={t.notOn}>
        {all.notOn.map((day) => (
          <Chip key={day} ground="card" icon="x" text={day} on onPress={() => terms.removeDay(day)} />
        ))}
      </ChipSet>
      {!terms.isFull && <Button text={t.addDay} kind="outline" size={72} icon="plus" onPress={terms.startDay} />}
      <CountRow
        label={t.perVisit}
        text={t.vouchers(all.perVisit)}
        value={all.perVisit}
        min={1}
        max={limits.vouchersPerOrder}
        onChange={(perVisit) => terms.set({ perVisit })}
      />
      {others.length > 0 && (
        <>
          <EditorNote text={t.places} />
          <ChipSet spaced label={t.places}>
            {others.map(({ id, name }) => (
              <Chip
                key={id}
                ground="card"
                text={name}
                on={model.places.includes(id)}
                onPress={() => model.togglePlace(id)}
              />
            ))}
          </ChipSet>
        </>
      )}
    </>
  )
})
