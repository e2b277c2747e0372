import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ruleMessages } from '@contract/rules/messages'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { TickMark } from '@/components/form/Tick'
import { AddressText } from '@/features/address/AddressText'
import { inOneLanguage } from '@/features/address/in-one-language'
import { localized } from '@/i18n'
import type { AddressListModel, ListedAddress } from '../model'
import { words } from '../text'
import styles from './address-row.module.scss'

interface Props {
  model: AddressListModel
  address: ListedAddress
}

/** An address row: a press selects or edits it, the pencil always edits it. */
export const AddressRow = observer(({ model, address }: Props) => {
  const far = model.isOutOfRange(address)
  const choice = model.selecting
    ? { role: 'radio' as const, on: model.isChosen(address), disabled: far }
    : { role: 'button' as const }
  return (
    <View className={styles['address-row']}>
      <Press {...choice} onPress={() => model.press(address)} className={styles['address-row__body']}>
        {model.selecting && !far && (
          <View className={styles['address-row__tick']}>
            <TickMark on={model.isChosen(address)} size={40} />
          </View>
        )}
        <View className={styles['address-row__words']}>
          <AddressText address={address} showDefault faint={far} />
          {far && <Text className={styles['address-row__note']}>{localized(ruleMessages.outOfDeliveryRange)}</Text>}
        </View>
      </Press>
      <Press
        label={words().edit(inOneLanguage(address.addressDetail))}
        onPress={() => model.edit(address)}
        className={styles['address-row__edit']}
      >
        <Icon name="pencil" size={36} colour="ink-2" weight={1.75} />
      </Press>
    </View>
  )
})
