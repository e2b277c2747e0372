import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableSlot } from '@contract/entities/reservation'
import { Chip } from '@/components/base/Chip'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { ChipSet } from '@/components/form/ChipSet'
import { Segmented } from '@/components/form/Segmented'
import { datedText } from '@/features/stay/dates/days'
import type { BookTableModel, Options } from '../model'
import { mealNames, words } from '../text'
import { Group } from './group'
import styles from './times.module.scss'

interface Props {
  model: BookTableModel
  options: Options
}

/** The times of a day by meals, with the free tables of each. */
export const Times = observer(function Times({ model, options }: Props) {
  const { time } = words()
  const { meal, asking } = model
  const { meals } = options
  if (!asking && !meals.some(({ slots }) => slots.length > 0)) return <NoTables model={model} options={options} />
  const items = meals.map(({ kind, from, until }) => ({ value: kind, name: `${mealNames()[kind]} ${from}–${until}` }))
  return (
    <Group title={time}>
      {meal && items.length > 1 && <Segmented items={items} value={meal.kind} onChange={model.setMeal} />}
      <View className={styles.times} role="radiogroup" aria-label={time}>
        {asking
          ? Array.from({ length: 8 }, (_, index) => (
              <View key={index} className={styles.times__cell}>
                <Skeleton width="100%" height={88} radius={16} />
              </View>
            ))
          : meal?.slots.map((slot) => (
              <View key={slot.at} className={styles.times__cell}>
                <Slot slot={slot} on={slot.at === model.at} onPress={model.choose} />
              </View>
            ))}
      </View>
    </Group>
  )
})

interface SlotProps {
  slot: TableSlot
  on: boolean
  onPress: (slot: TableSlot) => void
}

/** A time as a block; what is full says so. */
export const Slot = observer(function Slot({ slot, on, onPress }: SlotProps) {
  const t = words()
  const { time, state } = slot
  const says = { free: '', waitlist: t.waitlist, full: t.full }[state]
  const look = on ? 'on' : state
  return (
    <Press
      role="radio"
      label={[time, says].filter(Boolean).join(', ')}
      on={on}
      disabled={state === 'full'}
      onPress={() => onPress(slot)}
      className={styles[on ? 'times__slot--on' : 'times__slot']}
    >
      <Text className={styles[`times__time--${look}`]}>{time}</Text>
      {says !== '' && <Text className={styles[`times__word--${look}`]}>{says}</Text>}
    </Press>
  )
})

/** A day without times: the next days that have some. */
const NoTables = observer(({ model, options: { days, date } }: Props) => {
  const { time, noTables, nextDays } = words()
  const free = days.filter((day) => day.date > date && (day.state === 'open' || day.state === 'few')).slice(0, 3)
  return (
    <Group title={time}>
      <Text className={styles.times__none}>{noTables(datedText(date))}</Text>
      {free.length > 0 && (
        <ChipSet label={nextDays}>
          {free.map((day) => (
            <Chip key={day.date} ground="card" text={datedText(day.date)} onPress={() => model.setDate(day.date)} />
          ))}
        </ChipSet>
      )}
    </Group>
  )
})
