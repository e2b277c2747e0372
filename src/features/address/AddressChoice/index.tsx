import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Address } from '@contract/entities/address'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { AddressText } from '../AddressText'
import styles from './index.module.scss'

const words = dictionary({ en: { add: 'Add a delivery address' }, zh: { add: '添加收货地址' } })

interface Props {
  address: Address | null
  onPress: () => void
}

/** The address that an order goes to, or the way to add one. */
export const AddressChoice = observer(function AddressChoice({ address, onPress }: Props) {
  if (!address)
    return (
      <Press onPress={onPress} className={styles['address-choice__add']}>
        <Icon name="plus" size={36} colour="brand" />
        <Text className={styles['address-choice__words']}>{words().add}</Text>
        <Chevron />
      </Press>
    )
  return (
    <Press onPress={onPress} className={styles['address-choice']}>
      <AddressText address={address} />
      <Chevron />
    </Press>
  )
})

const Chevron = () => (
  <View className={styles['address-choice__chevron']}>
    <Icon name="chevron-right" size={28} colour="ink-3" />
  </View>
)
