import { Text, View } from '@tarojs/components'
import type { Address } from '@contract/entities/address'
import type { Quote } from '@contract/entities/order'
import { maskPhone } from '@contract/format'
import { observer } from 'mobx-react'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { Tag } from '@/components/Tag'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './place.module.scss'
import { TimeRow } from './time-row'

/** Shown as Miss; any other value as Mr (product text §3). */
const FEMALE = 1

interface Props {
  model: ConfirmModel
  quote: Quote
}

/** Where the order goes and when. */
export const DeliveryCard = observer(({ model, quote }: Props) => (
  <View className={styles.place}>
    {quote.address ? (
      <Door address={quote.address} onOpen={model.chooseAddress} />
    ) : (
      <Add onOpen={model.chooseAddress} />
    )}
    <TimeRow model={model} quote={quote} />
  </View>
))

const Add = ({ onOpen }: { onOpen: () => void }) => (
  <Press onPress={onOpen} className={styles.place__add}>
    <Icon name="plus" size={36} colour="brand" />
    <Text className={styles.place__addWords}>{words().addAddress}</Text>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </Press>
)

function Door({ address, onOpen }: { address: Address; onOpen: () => void }) {
  const { miss, mister } = words()
  const { consignee, gender, mobile, address: street, addressDetail, tag } = address
  const person = gender === FEMALE ? miss(consignee) : mister(consignee)
  return (
    <Press onPress={onOpen} className={styles.place__address}>
      <View className={styles.place__words}>
        <View className={styles.place__street}>
          <View className={styles.place__tag}>
            <Tag text={tag} tone="info" />
          </View>
          <Text className={styles.place__streetText} numberOfLines={1}>
            {street}
          </Text>
        </View>
        <Text className={styles.place__door} numberOfLines={2}>
          {addressDetail}
        </Text>
        <View className={styles.place__street}>
          <Text className={styles.place__person} numberOfLines={1}>
            {person}
          </Text>
          <Text className={styles.place__mobile}>{mobile.includes('*') ? mobile : maskPhone(mobile)}</Text>
        </View>
      </View>
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
}
