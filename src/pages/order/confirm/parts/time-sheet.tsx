import { useState } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { Press } from '@/components/base/Press'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { language } from '@/platform/language'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import { daysOf, type Day } from './days'
import styles from './sheets.module.scss'

/** Time selection: as soon as possible, or a slot of a day. */
export const TimeSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { deliveryTime, pickupTime } = words()
  const title = model.choices.fulfilment === 'delivery' ? deliveryTime : pickupTime
  return (
    <Sheet open={model.sheet === 'times'} onClose={model.close} title={title}>
      <View className={styles.sheets__times}>
        <AsyncView resource={model.times} inline>
          {(times) => (
            <Times
              model={model}
              title={title}
              soonest={formatClock(new Date(times.soonest), times.utcOffset)}
              days={daysOf(times, new Date(), language.value)}
            />
          )}
        </AsyncView>
      </View>
    </Sheet>
  )
})

interface Props {
  model: ConfirmModel
  title: string
  /** Local time of the store. */
  soonest: string
  days: Day[]
}

const Times = observer(({ model, title, soonest, days }: Props) => {
  const { soonest: name, about } = words()
  const chosen = model.choices.deliverAt
  const [day, setDay] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ slots }) => slots.some(({ at }) => at === chosen)),
    ),
  )
  const slots = days[day]?.slots.map(({ at, clock }) => ({ value: at, text: clock })) ?? []
  const first = { value: null, text: name, aside: about(soonest) }
  return (
    <>
      <View className={styles.sheets__days} role="tablist">
        {days.map((item, index) => (
          <DayTab key={item.name} name={item.name} on={index === day} onPress={() => setDay(index)} />
        ))}
      </View>
      <ScrollView scrollY className={styles.sheets__slots}>
        <View className={styles.sheets__many}>
          <RadioGroup
            label={title}
            options={day === 0 ? [first, ...slots] : slots}
            chosen={chosen}
            onChoose={(at) => model.chooseTime(at)}
            lines="each"
            accent
          />
        </View>
      </ScrollView>
    </>
  )
})

const DayTab = ({ name, on, onPress }: { name: string; on: boolean; onPress: () => void }) => (
  <Press role="tab" label={name} on={on} onPress={onPress} className={styles[on ? 'sheets__day--on' : 'sheets__day']}>
    <Text className={styles[on ? 'sheets__dayName--on' : 'sheets__dayName']}>{name}</Text>
  </Press>
)
