import type { ReactNode } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Chip } from '@/components/base/Chip'
import { Stepper } from '@/components/form/Stepper'
import { datedText } from '@/features/stay/dates/days'
import type { FindTableModel } from '../model'
import { words } from '../text'
import { clockText } from './clock'
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
      {days.length > 0 && (
        <>
          <Row label={t.date}>
            {days.map((day, index) => (
              <Chip
                key={day}
                ground="card"
                text={dayName(day, index)}
                on={day === date}
                onPress={() => model.setDate(day)}
              />
            ))}
          </Row>
          <Row label={t.time}>
            {minutes.map((each) => (
              <Chip
                key={each}
                ground="card"
                text={clockText(each)}
                on={each === minute}
                onPress={() => model.setMinute(each)}
              />
            ))}
          </Row>
        </>
      )}
    </View>
  )
})

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <ScrollView scrollX enhanced showScrollbar={false} className={styles.wish__scroll}>
    <View className={styles.wish__row} role="group" aria-label={label}>
      {children}
    </View>
  </ScrollView>
)
