import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayQuote } from '@contract/entities/stay-order'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { instantText } from '@/features/stay/dates/days'
import type { StayConfirmModel } from '../model'
import { words } from '../text'
import styles from './arrival.module.scss'

/** Asks when the guests come. Pass it to the Screen as `overlay`. */
export const Arrival = observer(function Arrival({ model, quote }: { model: StayConfirmModel; quote: StayQuote }) {
  const { arrival, arrivalUnknown } = words()
  const times = quote.arrivals.map((at) => ({ value: at, text: instantText(at, quote.utcOffset) }))
  return (
    <Sheet open={model.arrivalOpen} onClose={() => model.showArrivals(false)} title={arrival}>
      <ScrollView scrollY className={styles.arrival}>
        <View className={styles.arrival__rows}>
          <RadioGroup
            label={arrival}
            options={[{ value: null, text: arrivalUnknown }, ...times]}
            chosen={model.arrivalAt}
            onChoose={model.arrive}
            lines="between"
          />
        </View>
      </ScrollView>
    </Sheet>
  )
})

/** Asks when hours begin. Pass it to the Screen as `overlay`. */
export const Starts = observer(function Starts({ model, quote }: { model: StayConfirmModel; quote: StayQuote }) {
  const { begins } = words()
  const times = quote.starts.map((time) => ({ value: time, text: time }))
  return (
    <Sheet open={model.startsOpen} onClose={() => model.showStarts(false)} title={begins}>
      <ScrollView scrollY className={styles.arrival}>
        <View className={styles.arrival__rows}>
          <RadioGroup
            label={begins}
            options={times}
            chosen={quote.startAt ?? ''}
            onChoose={(time) => void model.begin(time)}
            lines="between"
          />
        </View>
      </ScrollView>
    </Sheet>
  )
})
