import { useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Press } from '@/components/base/Press'
import { RadioGroup } from '@/components/form/RadioGroup'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { daysOf, type Times } from './days'
import styles from './index.module.scss'

const words = dictionary({
  en: { soonest: 'As soon as possible', about: (time: string) => `about ${time}` },
  zh: { soonest: '尽快', about: (time) => `约${time}` },
})

interface Props {
  /** Accessible name. */
  label: string
  times: Times
  /** The clock's time when it is as soon as possible. */
  soonest: string
  /** Null for as soon as possible. */
  chosen: string | null
  onChoose: (at: string | null) => void
}

/** Time selection for a sheet: as soon as possible, or a slot of a day. */
export const TimeSlots = observer(function TimeSlots({ label, times, soonest, chosen, onChoose }: Props) {
  const { soonest: name, about } = words()
  const days = daysOf(times, new Date(), language.value)
  const [day, setDay] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ slots }) => slots.some(({ at }) => at === chosen)),
    ),
  )
  const slots = days[day]?.slots.map(({ at, clock }) => ({ value: at, text: clock })) ?? []
  const first = { value: null, text: name, aside: about(soonest) }
  return (
    <View className={styles.slots}>
      <View className={styles.slots__days} role="tablist">
        {days.map((item, index) => (
          <DayTab key={item.name} name={item.name} on={index === day} onPress={() => setDay(index)} />
        ))}
      </View>
      <ScrollView scrollY className={styles.slots__list}>
        <View className={styles.slots__choices}>
          <RadioGroup
            label={label}
            options={day === 0 ? [first, ...slots] : slots}
            chosen={chosen}
            onChoose={onChoose}
            lines="each"
            accent
          />
        </View>
      </ScrollView>
    </View>
  )
})

const DayTab = ({ name, on, onPress }: { name: string; on: boolean; onPress: () => void }) => (
  <Press role="tab" label={name} on={on} onPress={onPress} className={styles[on ? 'slots__day--on' : 'slots__day']}>
    <Text className={styles[on ? 'slots__dayName--on' : 'slots__dayName']}>{name}</Text>
  </Press>
)
