import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Note } from '@/components/base/Note'
import { Segmented } from '@/components/form/Segmented'
import { ChipSet } from '@/components/form/ChipSet'
import { Sheet } from '@/components/frame/Sheet'
import { weekdayNames } from '@/features/stay/dates/days'
import { Options } from '@/features/hotel/FiltersSheet/options'
import { DayRow } from '@/features/merchant/DayRow'
import { FieldRow } from '@/features/merchant/FieldRow'
import { type NightsEdit, nightRules } from '../edit'
import type { MerchantRooms } from '../model'
import { words } from '../text'
import styles from './edit-sheet.module.scss'

/** Changes the nights of a room type by dates and weekdays. Give it to the Screen as `overlay`. */
export const EditSheet = observer(function EditSheet({ model }: { model: MerchantRooms }) {
  const { editing: edit } = model
  const t = words()
  const foot = edit && (
    <View className={styles.edit__foot}>
      <Button text={t.save(edit.count)} busy={edit.busy} disabled={!edit.change} onPress={() => void model.save()} />
    </View>
  )
  return (
    <Sheet open={edit !== undefined} onClose={model.endEdit} title={edit?.room.name ?? t.title} foot={foot}>
      {edit && (
        <ScrollView scrollY className={styles.edit}>
          <View className={styles.edit__body}>
            <Span edit={edit} />
            <Figures edit={edit} />
            <Rules edit={edit} />
          </View>
        </ScrollView>
      )}
    </Sheet>
  )
})

/** Which nights are changed. */
const Span = observer(({ edit }: { edit: NightsEdit }) => {
  const t = words()
  const { from, until, weekdays, moveFrom, moveUntil, last, toggle } = edit
  const names = weekdayNames()
  const lengths = [
    { text: t.week, nights: 7 },
    { text: t.month, nights: 30 },
    { text: t.quarter, nights: 90 },
    { text: t.year, nights: 366 },
  ]
  return (
    <>
      <DayRow label={t.from} day={from} onMove={moveFrom} />
      <DayRow label={t.until} day={until} onMove={moveUntil} />
      <ChipSet label={t.until}>
        {lengths.map(({ text, nights }) => (
          <Chip key={nights} ground="card" size={56} text={text} onPress={() => last(nights)} />
        ))}
      </ChipSet>
      <Options
        name={t.weekdays}
        columns={7}
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
          key: String(day),
          label: names[day % 7] ?? '',
          on: weekdays.includes(day),
          onPress: () => toggle(day),
        }))}
      />
    </>
  )
})

/** Numeric fields; an empty one keeps the current value. */
const Figures = observer(({ edit }: { edit: NightsEdit }) => {
  const t = words()
  const { price, allotment, leastNights, hints, errors, closes } = edit
  return (
    <>
      <FieldRow
        label={t.price}
        kind="digit"
        max={9}
        value={price}
        placeholder={hints.price || t.empty}
        error={errors.price}
        onChange={edit.typePrice}
      />
      <FieldRow
        label={t.allotment}
        kind="number"
        max={4}
        value={allotment}
        placeholder={hints.allotment || t.empty}
        error={errors.allotment}
        onChange={edit.typeAllotment}
      />
      {closes > 0 && <Note kind="warn" text={t.closes(closes)} />}
      <FieldRow
        label={t.leastNights}
        kind="number"
        max={2}
        value={leastNights}
        placeholder={hints.leastNights || t.empty}
        error={errors.leastNights}
        onChange={edit.typeLeastNights}
      />
    </>
  )
})

/** Whether the nights are sold, and begin or end a stay. */
const Rules = observer(({ edit }: { edit: NightsEdit }) => {
  const t = words()
  const allowed = { off: t.allow, on: t.forbid }
  const rules = {
    closed: { name: t.sale, off: t.sell, on: t.stop },
    noArrival: { name: t.arrival, ...allowed },
    noDeparture: { name: t.departure, ...allowed },
  }
  return (
    <>
      {nightRules.map((rule) => {
        const { name, off, on } = rules[rule]
        const items = [
          { value: 'keep' as const, name: t.keep },
          { value: 'off' as const, name: off },
          { value: 'on' as const, name: on },
        ]
        return (
          <View key={rule} className={styles.edit__row} role="group" aria-label={name}>
            <Text className={styles.edit__label}>{name}</Text>
            <View className={styles.edit__choice}>
              <Segmented items={items} value={edit.rules[rule]} onChange={(setting) => edit.set(rule, setting)} />
            </View>
          </View>
        )
      })}
    </>
  )
})
