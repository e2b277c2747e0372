import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Quote } from '@contract/entities/order'
import { PhoneField } from '@/components/form/PhoneField'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import { ServiceAgreement } from './agreement'
import styles from './place.module.scss'
import { TimeRow } from './time-row'

interface Props {
  model: ConfirmModel
  quote: Quote
}

/** Pickup location, time and phone number. */
export const PickupCard = observer(({ model, quote }: Props) => (
  <View className={styles.place}>
    <View className={styles.place__self}>
      <Text className={styles.place__store} numberOfLines={1}>
        {words().pickUpFrom(quote.store.name)}
      </Text>
      <Text className={styles.place__door} numberOfLines={2}>
        {quote.store.address}
      </Text>
    </View>
    <TimeRow model={model} quote={quote} />
    <View className={styles.place__phone}>
      <PhoneField field={model.pickupPhone} placeholder={words().phone} />
      <ServiceAgreement model={model} />
    </View>
  </View>
))
