import { Text, View } from '@tarojs/components'
import type { Address } from '@contract/entities/address'
import { maskPhone } from '@contract/format'
import { contactGender } from '@contract/rules/address'
import { Tag } from '@/components/base/Tag'
import { dictionary } from '@/i18n'
import { Written } from '@/platform/view/written'
import { inOneLanguage } from '../in-one-language'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    isDefault: 'Default',
    place: (region: string, street: string) => `${street}, ${region}`,
    miss: (name: string) => `Ms ${name}`,
    mister: (name: string) => `Mr ${name}`,
  },
  zh: {
    isDefault: '默认',
    place: (region, street) => `${region} ${street}`,
    miss: (name) => `${name}女士`,
    mister: (name) => `${name}先生`,
  },
})

/** Gender 1 is addressed as Miss, others as Mr (product text §3). */
const personOf = ({ consignee, gender }: Address) =>
  gender === contactGender.female ? words().miss(consignee) : words().mister(consignee)

const masked = (mobile: string) => (mobile.includes('*') ? mobile : maskPhone(mobile))

interface Props {
  address: Address
  /** Shows the default mark. */
  showDefault?: boolean
  /** Dimmed: cannot be chosen. */
  faint?: boolean
}

/** Address with tag, street, door, name and masked phone number. */
export function AddressText({ address, showDefault, faint }: Props) {
  const { isDefault, place } = words()
  const { tag, region, address: street, addressDetail, mobile } = address
  const look = (part: string) => styles[`address-text__${part}${faint ? '--faint' : ''}`]
  return (
    <View className={styles['address-text']}>
      <View className={styles['address-text__street']}>
        {showDefault && address.isDefault && <Tag text={isDefault} tone={faint ? 'gray' : 'red'} />}
        <Tag text={tag} tone={faint ? 'gray' : 'info'} />
        <Text className={look('place')} numberOfLines={1}>
          <Written text={place(region, inOneLanguage(street))} />
        </Text>
      </View>
      <Text className={look('door')} numberOfLines={2}>
        <Written text={inOneLanguage(addressDetail)} />
      </Text>
      <View className={styles['address-text__people']}>
        <Text className={look('person')} numberOfLines={1}>
          <Written text={personOf(address)} />
        </Text>
        <Text className={look('phone')}>{masked(mobile)}</Text>
      </View>
    </View>
  )
}
