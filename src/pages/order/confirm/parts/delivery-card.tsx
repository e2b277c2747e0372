import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LateCompensation, Quote } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { AddressChoice } from '@/features/address/AddressChoice'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './place.module.scss'
import { TimeRow } from './time-row'

interface Props {
  model: ConfirmModel
  quote: Quote
}

/** The compensation for a late delivery. */
const OnTime = observer(({ minutes, amount }: LateCompensation) => (
  <View className={styles.place__onTime}>
    <Icon name="shield-check" size={32} colour="good" />
    <Text className={styles.place__onTimeText}>{words().onTime(formatMoney(amount), minutes)}</Text>
  </View>
))

/** Delivery address and time. */
export const DeliveryCard = observer(({ model, quote }: Props) => (
  <View className={styles.place}>
    <AddressChoice address={quote.address} onPress={() => void model.chooseAddress()} />
    <TimeRow model={model} quote={quote} />
    {quote.lateCompensation && <OnTime {...quote.lateCompensation} />}
  </View>
))
