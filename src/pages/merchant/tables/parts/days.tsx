import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableException } from '@contract/entities/reservation'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { datedText } from '@/features/stay/dates/days'
import { DayStep } from '@/features/merchant/DayStep'
import type { Setup } from '../setup'
import { weekdayNames, words } from '../text'
import styles from '../index.module.scss'

const nameOf = (weekday: number): string => weekdayNames()[weekday as keyof ReturnType<typeof weekdayNames>]

const hoursText = ({ asWeekday }: TableException): string =>
  asWeekday === null ? words().noHours : words().asOn(nameOf(asWeekday))

/** Days with other hours than their weekday's. */
export const Days = observer(function Days({ setup }: { setup: Setup }) {
  const t = words()
  const { days } = setup
  return (
    <>
      {days.list.length > 0 && (
        <CellGroup heading={t.days}>
          {days.list.map((each) =>
            each.day === days.editing ? (
              <EditedDay key="edited" setup={setup} of={each} />
            ) : (
              <Cell
                key={each.day}
                label={datedText(each.day)}
                value={hoursText(each)}
                onOpen={() => days.edit(each.day)}
              />
            ),
          )}
        </CellGroup>
      )}
      <Button kind="outline" text={t.addDay} disabled={days.isFull} onPress={days.add} />
    </>
  )
})

const EditedDay = observer(({ setup, of: { day, asWeekday } }: { setup: Setup; of: TableException }) => {
  const t = words()
  const { days, openWeekdays } = setup
  return (
    <View className={styles.tables__sheet}>
      <DayStep
        day={day}
        isToday={day === days.today}
        onMove={(step) => days.move(day, step > 0 ? 1 : -1)}
        onToday={() => undefined}
      />
      <Text className={styles.tables__text}>{t.daysNote}</Text>
      <ChipSet single label={t.hours}>
        <Chip
          role="radio"
          ground="card"
          text={t.noHours}
          on={asWeekday === null}
          onPress={() => days.open(day, null)}
        />
        {openWeekdays.map((weekday) => (
          <Chip
            role="radio"
            key={weekday}
            ground="card"
            text={t.asOn(nameOf(weekday))}
            on={asWeekday === weekday}
            onPress={() => days.open(day, weekday)}
          />
        ))}
      </ChipSet>
      <View className={styles.tables__foot}>
        <Button kind="outline" size={72} text={t.removeDay} onPress={() => days.remove(day)} />
        <Button size={72} text={t.done} onPress={() => days.edit(undefined)} />
      </View>
    </View>
  )
})
