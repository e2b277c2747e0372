import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Quote } from '@contract/entities/order'
import { formatClock, formatMoment } from '@contract/date'
import { Cell } from '@/components/list/Cell'
import { language } from '@/platform/session/language'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './place.module.scss'

/** Delivery or pickup time; opens the selection. */
export const TimeRow = observer(({ model, quote }: { model: ConfirmModel; quote: Quote }) => (
  <View className={styles.place__row}>
    <Cell icon="clock" bold valueTone="brand" onOpen={() => model.open('times')} {...factsOf(quote)} />
  </View>
))

function factsOf({ fulfilment, deliverAt, estimatedAt, utcOffset }: Quote) {
  const { deliverNow, deliverAt: deliver, pickUpNow, pickUpAt, arrives, ready } = words()
  const delivery = fulfilment === 'delivery'
  if (deliverAt) {
    return {
      label: delivery ? deliver : pickUpAt,
      value: formatMoment(new Date(deliverAt), new Date(), language.value, utcOffset),
    }
  }
  const time = formatClock(new Date(estimatedAt), utcOffset)
  return delivery ? { label: deliverNow, value: arrives(time) } : { label: pickUpNow, value: ready(time) }
}
