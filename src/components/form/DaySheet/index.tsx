import { useEffect, useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate } from '@contract/date'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { dictionary } from '@/i18n'
import { changed, dayOf, daysOf, later, monthsOf, textOf, yearsOf, type Day } from './days'
import styles from './index.module.scss'

const words = dictionary({
  en: { year: 'Year', month: 'Month', day: 'Day', done: 'Done' },
  zh: { year: '年', month: '月', day: '日', done: '完成' },
})

interface ColumnProps {
  name: string
  id: string
  values: readonly number[]
  value: number
  onChoose: (value: number) => void
}

/** Number of rows above the selected one, so that it is centred. */
const ABOVE = 2

const Column = ({ name, id, values, value, onChoose }: ColumnProps) => {
  const top = values[Math.max(0, values.indexOf(value) - ABOVE)]
  const [start] = useState(top)
  return (
    <View className={styles['day-sheet__part']} role="radiogroup" aria-label={name}>
      <Text className={styles['day-sheet__name']}>{name}</Text>
      <ScrollView scrollY className={styles['day-sheet__column']} scrollIntoView={`${id}-${start}`}>
        {values.map((item) => (
          <View key={item} id={`${id}-${item}`}>
            <Press
              role="radio"
              label={`${name} ${item}`}
              on={item === value}
              onPress={() => onChoose(item)}
              className={styles['day-sheet__cell']}
            >
              <View className={styles[item === value ? 'day-sheet__chip--on' : 'day-sheet__chip']}>
                <Text className={styles[item === value ? 'day-sheet__value--on' : 'day-sheet__value']}>{item}</Text>
              </View>
            </Press>
          </View>
        ))}
      </ScrollView>
    </View>
  )
}

interface Props {
  title: string
  open: boolean
  value: string
  /** Whether days from today on are chosen, in place of those up to today. */
  future?: boolean
  onClose: () => void
  onPick: (day: string) => void
}

/** Date picker by year, month and day, of days up to today or from today on. */
export const DaySheet = observer(({ title, open, value, future = false, onClose, onPick }: Props) => {
  const { done } = words()
  const begin = () => dayOf(value, future ? later.usual(dayOf(formatDate(new Date()))) : undefined)
  const [chosen, setChosen] = useState(begin)
  useEffect(() => {
    if (open) setChosen(begin())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The beginning follows the value.
  }, [open, value])
  const foot = (
    <View className={styles['day-sheet__foot']}>
      <Button text={done} onPress={() => onPick(textOf(chosen))} />
    </View>
  )
  return (
    <Sheet open={open} onClose={onClose} title={title} foot={foot}>
      <Columns chosen={chosen} future={future} onChange={setChosen} />
    </Sheet>
  )
})

interface ColumnsProps {
  chosen: Day
  future: boolean
  onChange: (day: Day) => void
}

const Columns = observer(({ chosen, future, onChange }: ColumnsProps) => {
  const { year, month, day } = words()
  const today = dayOf(formatDate(new Date()))
  // Months and days are cut off at today where the future is excluded.
  const last = future ? { ...today, year: Infinity } : today
  const choose = (part: keyof Day) => (value: number) =>
    onChange(future ? later.changed(chosen, { [part]: value }) : changed(chosen, { [part]: value }, today))
  const years = future ? later.years(today) : yearsOf(today)
  return (
    <View className={styles['day-sheet']}>
      <Column id="year" name={year} values={years} value={chosen.year} onChoose={choose('year')} />
      <Column
        id="month"
        name={month}
        values={monthsOf(chosen.year, last)}
        value={chosen.month}
        onChoose={choose('month')}
      />
      <Column id="day" name={day} values={daysOf(chosen, last)} value={chosen.day} onChoose={choose('day')} />
    </View>
  )
})
