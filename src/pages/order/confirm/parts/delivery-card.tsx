import { Text, View } from '@tarojs/components'
import type { Quote } from '@contract/entities/order'
import { observer } from 'mobx-react-lite'
import { AddressText } from '@/components/AddressText'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './place.module.scss'
import { TimeRow } from './time-row'

interface Props {
  model: ConfirmModel
  quote: Quote
}

/** Where the order goes and when. */
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
