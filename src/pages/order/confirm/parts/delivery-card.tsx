import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Quote } from '@contract/entities/order'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { AddressText } from '@/features/address/AddressText'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './place.module.scss'
import { TimeRow } from './time-row'

interface Props {
  model: ConfirmModel
  quote: Quote
}

/** Delivery address and time. */
export const DeliveryCard = observer(({ model, quote }: Props) => (
  <View className={styles.place}>
    {quote.address ? (
      <Press onPress={model.chooseAddress} className={styles.place__address}>
        <AddressText address={quote.address} />
        <Chevron />
      </Press>
    ) : (
      <Press onPress={model.chooseAddress} className={styles.place__add}>
        <Icon name="plus" size={36} colour="brand" />
        <Text className={styles.place__addWords}>{words().addAddress}</Text>
        <Chevron />
      </Press>
    )}
    <TimeRow model={model} quote={quote} />
  </View>
))

const Chevron = () => (
  <View className={styles.place__chevron}>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </View>
)
