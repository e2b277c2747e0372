import { useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMinute } from '@contract/format'
import { Chip } from '@/components/base/Chip'
import { Stepper } from '@/components/form/Stepper'
import { datedText } from '@/features/stay/dates/days'
import type { FindTableModel } from '../model'
import { words } from '../text'
import styles from './wish.module.scss'

/** The party, the day and the time of the search. */
export const Wish = observer(function Wish({ model }: { model: FindTableModel }) {
  const t = words()
  const { party, days, minutes, date, minute } = model
  const dayName = (day: string, index: number) => [t.today, t.tomorrow][index] ?? datedText(day)
  return (
    <View className={styles.wish}>
      <View className={styles.wish__guests}>
        <Text className={styles.wish__title}>{t.guests}</Text>
        <Stepper
          label={t.guests}
          value={party}
          text={t.guestsOf(party)}
          min={1}
          max={limits.tablePartyMax}
          onChange={model.setParty}
        />
      </View>
      {date !== undefined && minute !== undefined && (
        <>
          <Row name={t.date} id="wish-day" values={days} value={date} textOf={dayName} onChoose={model.setDate} />
          <Row
            name={t.time}
            id="wish-time"
            values={minutes}
            value={minute}
            textOf={formatMinute}
            onChoose={model.setMinute}
          />
        </>
      )}
    </View>
  )
})

interface RowProps<T> {
  name: string
  /** Prefix of the ids of its chips. */
  id: string
  values: readonly T[]
  value: T
  textOf: (value: T, index: number) => string
  onChoose: (value: T) => void
}

/** A row of chips that begins one before the chosen one. */
function Row<T extends string | number>({ name, id, values, value, textOf, onChoose }: RowProps<T>) {
  const [start] = useState(values[Math.max(0, values.indexOf(value) - 1)])
  return (
    <ScrollView
      scrollX
      enhanced
      showScrollbar={false}
      className={styles.wish__scroll}
      scrollIntoView={`${id}-${start}`}
    >
      <View className={styles.wish__row} role="group" aria-label={name}>
        {values.map((each, index) => (
          <View key={each} id={`${id}-${each}`} className={styles.wish__chip}>
            <Chip ground="card" text={textOf(each, index)} on={each === value} onPress={() => onChoose(each)} />
          </View>
        ))}
      </View>
    </ScrollView>
  )
}
