import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Quote } from '@contract/entities/order'
import { AddressChoice } from '@/features/address/AddressChoice'
import type { ConfirmModel } from '../model'
import styles from './place.module.scss'
import { TimeRow } from './time-row'

interface Props {
  model: ConfirmModel
  quote: Quote
}

/** Delivery address and time. */
export const DeliveryCard = observer(({ model, quote }: Props) => (
  <View className={styles.place}>
    <AddressChoice address={quote.address} onPress={() => void model.chooseAddress()} />
    <TimeRow model={model} quote={quote} />
  </View>
))
