import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableHours } from '@contract/entities/reservation'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Stepper } from '@/components/form/Stepper'
import { ChipSet } from '@/components/form/ChipSet'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { clockOf, hoursOf, meals, stepsOf, week } from '../hours'
import type { Setup } from '../setup'
import { mealNames, weekdayNames, words } from '../text'
import styles from '../index.module.scss'

/** "17:00", "02:00 next day". */
function clockText(minute: number): string {
  const { clock, isNextDay } = clockOf(minute)
  return isNextDay ? words().nextDay(clock) : clock
}

/** Bookable times of tables, by weekday. */
export const Hours = observer(function Hours({ setup }: { setup: Setup }) {
  const t = words()
  const value = (weekday: number) =>
    hoursOf(setup.hours, weekday)
      .map(({ first, last }) => `${clockText(first)}–${clockText(last)}`)
      .join(' · ') || t.noHours
  return (
    <CellGroup heading={t.hours}>
      {week.map((weekday) =>
        weekday === setup.day ? (
          <EditedDay key={weekday} setup={setup} weekday={weekday} />
        ) : (
          <Cell
            key={weekday}
            label={weekdayNames()[weekday]}
            value={value(weekday)}
            onOpen={() => setup.openDay(weekday)}
          />
        ),
      )}
    </CellGroup>
  )
})

const EditedDay = observer(({ setup, weekday }: { setup: Setup; weekday: (typeof week)[number] }) => {
  const t = words()
  const name = weekdayNames()[weekday]
  const own = hoursOf(setup.hours, weekday)
  return (
    <View className={styles.tables__sheet}>
      <Text className={styles.tables__title}>{name}</Text>
      <ChipSet label={t.mealsOf(name)}>
        {meals.map((meal) => (
          <Chip
            key={meal}
            ground="card"
            text={mealNames()[meal]}
            on={own.some((each) => each.meal === meal)}
            onPress={() => setup.toggleMeal(weekday, meal)}
          />
        ))}
      </ChipSet>
      {own.map((hours) => (
        <View key={hours.meal}>
          <Time setup={setup} hours={hours} end="first" />
          <Time setup={setup} hours={hours} end="last" />
        </View>
      ))}
      <View className={styles.tables__foot}>
        <Button kind="outline" size={72} text={t.allDays} onPress={() => setup.copyDay(weekday)} />
        <Button size={72} text={t.done} onPress={() => setup.openDay(undefined)} />
      </View>
    </View>
  )
})

const Time = observer(({ setup, hours, end }: { setup: Setup; hours: TableHours; end: 'first' | 'last' }) => {
  const t = words()
  const label = t[end](mealNames()[hours.meal])
  return (
    <View className={styles.tables__row}>
      <View className={styles.tables__words}>
        <Text className={styles.tables__label}>{label}</Text>
        <Text className={styles.tables__text}>{clockText(hours[end])}</Text>
      </View>
      <Stepper label={label} {...stepsOf(hours, end)} onChange={(steps) => setup.moveMeal(hours, end, steps)} />
    </View>
  )
})
