import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VoucherPlace } from '@contract/entities/voucher'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { openMap } from '@/platform/device/maps'
import { reachByPhone } from '@/features/device/reach'
import { attempt } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    at: (count: number) => (count === 1 ? 'Where to use it' : `Valid at ${count} stores`),
    open: (name: string) => `${name}, view store`,
    map: (name: string) => `Directions to ${name}`,
    call: (name: string) => `Call ${name}`,
  },
  zh: {
    at: (count) => (count === 1 ? '适用商家' : `${count}家门店可用`),
    open: (name) => `${name}，进入商家`,
    map: (name) => `前往${name}`,
    call: (name) => `致电${name}`,
  },
})

/** The stores where vouchers can be used, with the way there and their phones. */
export const Places = observer(function Places({ places }: { places: readonly VoucherPlace[] }) {
  const t = words()
  return (
    <View className={styles.places}>
      <Text className={styles.places__title}>{t.at(places.length)}</Text>
      {places.map((place) => (
        <Place key={place.id} place={place} />
      ))}
    </View>
  )
})

const Place = observer(({ place }: { place: VoucherPlace }) => {
  const t = words()
  const { id, name, logo, address, phone, latitude, longitude } = place
  return (
    <View className={styles.places__row}>
      <Press label={t.open(name)} onPress={() => navigate('storeDetail', { id })} className={styles.places__door}>
        <Picture picture={logo} width={88} />
        <View className={styles.places__words}>
          <Text className={styles.places__name} numberOfLines={1}>
            {name}
          </Text>
          <Text className={styles.places__address} numberOfLines={1}>
            {address}
          </Text>
        </View>
      </Press>
      <Press
        label={t.map(name)}
        onPress={() => void attempt(() => openMap({ latitude, longitude, name, address }))}
        className={styles.places__touch}
      >
        <View className={styles.places__disc}>
          <Icon name="map-pin" size={36} />
        </View>
      </Press>
      <Press label={t.call(name)} onPress={() => void reachByPhone(phone)} className={styles.places__touch}>
        <View className={styles.places__disc}>
          <Icon name="phone" size={36} />
        </View>
      </Press>
    </View>
  )
})
