import { useEffect, useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate } from '@contract/date'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { words } from '../text'
import { changed, dayOf, daysOf, monthsOf, textOf, yearsOf, type Day } from './days'
import styles from './birthday.module.scss'

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
    <View className={styles.birthday__part} role="radiogroup" aria-label={name}>
      <Text className={styles.birthday__name}>{name}</Text>
      <ScrollView scrollY className={styles.birthday__column} scrollIntoView={`${id}-${start}`}>
        {values.map((item) => (
          <View key={item} id={`${id}-${item}`}>
            <Press
              role="radio"
              label={`${name} ${item}`}
              on={item === value}
              onPress={() => onChoose(item)}
              className={styles.birthday__cell}
            >
              <View className={styles[item === value ? 'birthday__chip--on' : 'birthday__chip']}>
                <Text className={styles[item === value ? 'birthday__value--on' : 'birthday__value']}>{item}</Text>
              </View>
            </Press>
          </View>
        ))}
      </ScrollView>
    </View>
  )
}

interface Props {
  open: boolean
  value: string
  onClose: () => void
  onPick: (day: string) => void
}

/** Date picker by year, month and day; dates in the future are excluded. */
export const BirthdaySheet = observer(({ open, value, onClose, onPick }: Props) => {
  const { pick, done } = words()
  const [chosen, setChosen] = useState(dayOf(value))
  useEffect(() => {
    if (open) setChosen(dayOf(value))
  }, [open, value])
  const foot = (
    <View className={styles.birthday__foot}>
      <Button text={done} onPress={() => onPick(textOf(chosen))} />
    </View>
  )
  return (
    <Sheet open={open} onClose={onClose} title={pick} foot={foot}>
      <Columns chosen={chosen} onChange={setChosen} />
    </Sheet>
  )
})

const Columns = observer(({ chosen, onChange }: { chosen: Day; onChange: (day: Day) => void }) => {
  const { year, month, day } = words()
  const today = dayOf(formatDate(new Date()))
  const choose = (part: keyof Day) => (value: number) => onChange(changed(chosen, { [part]: value }, today))
  return (
    <View className={styles.birthday}>
      <Column id="year" name={year} values={yearsOf(today)} value={chosen.year} onChoose={choose('year')} />
      <Column
        id="month"
        name={month}
        values={monthsOf(chosen.year, today)}
        value={chosen.month}
        onChoose={choose('month')}
      />
      <Column id="day" name={day} values={daysOf(chosen, today)} value={chosen.day} onChoose={choose('day')} />
    </View>
  )
})
