import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SectionTitle } from '@/components/base/SectionTitle'
import { AsyncView } from '@/components/list/AsyncView'
import { inOneLanguage } from '@/features/address/in-one-language'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import styles from '../index.module.scss'
import type { ChooseAddressModel, OwnAddress } from '../model'
import { words } from '../text'
import { PlacesSkeleton } from './skeleton'

/** The customer's addresses; a login prompt for visitors. */
export const Addresses = observer(({ model }: { model: ChooseAddressModel }) => {
  const { mine, manage, login, noAddresses, add } = words()
  if (!model.signedIn) {
    return <Wanting text={mine} link={login} onPress={() => navigate('loginCode')} />
  }
  return (
    <View className={styles.choose__part}>
      <SectionTitle title={mine} more={manage} onMore={model.manage} />
      <AsyncView
        resource={model.addresses}
        skeleton={<PlacesSkeleton rows={2} />}
        inline
        empty={{
          when: (items) => items.length === 0,
          view: <Wanting text={noAddresses} link={add} onPress={() => navigate('addressEdit', {})} />,
        }}
      >
        {(items) => (
          <View className={styles.choose__card}>
            {items.map((address, index) => (
              <AddressRow key={address.id} address={address} first={index === 0} model={model} />
            ))}
          </View>
        )}
      </AsyncView>
    </View>
  )
})

interface WantingProps {
  text: string
  link: string
  onPress: () => void
}

const Wanting = ({ text, link, onPress }: WantingProps) => (
  <View className={styles.choose__card}>
    <View className={styles.choose__empty}>
      <Text className={styles.choose__emptyText}>{text}</Text>
      <Press label={link} onPress={onPress} className={styles.choose__link}>
        <Text className={styles.choose__linkText}>{link}</Text>
      </Press>
    </View>
  </View>
)

interface RowProps {
  address: OwnAddress
  first: boolean
  model: ChooseAddressModel
}

const placeOf = ({ address, addressDetail }: OwnAddress) => `${inOneLanguage(address)} ${inOneLanguage(addressDetail)}`

const AddressRow = observer(({ address, first, model }: RowProps) => (
  <Press
    label={placeOf(address)}
    onPress={() => void model.chooseAddress(address)}
    className={styles[first ? 'choose__row' : 'choose__row--next']}
  >
    <Icon name="house" size={36} colour="ink-3" />
    <View className={styles.choose__words}>
      <Text className={styles.choose__name} numberOfLines={1}>
        <Written text={placeOf(address)} />
      </Text>
      <Text className={styles.choose__line} numberOfLines={1}>
        <Written text={`${address.tag} · ${address.consignee} · ${address.mobile}`} />
      </Text>
    </View>
  </Press>
))
