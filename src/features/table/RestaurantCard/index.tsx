import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RestaurantRef } from '@contract/entities/reservation'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { reachByPhone } from '@/features/device/reach'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import styles from './index.module.scss'

const words = dictionary({
  en: { call: (name: string) => `Call ${name}`, open: 'view store' },
  zh: { call: (name) => `致电${name}`, open: '进入商家' },
})

interface Props {
  restaurant: Pick<RestaurantRef, 'id' | 'name' | 'logo' | 'rating' | 'address'> & { phone?: string }
  /** Under the rating, such as the hours of today. */
  note?: string
  /** With a button to call its phone. */
  phone?: boolean
  children?: ReactNode
}

/** A restaurant that is booked or waited at; leads to its page. */
export const RestaurantCard = observer(function RestaurantCard({ restaurant, note, phone, children }: Props) {
  const { id, name, logo, rating, address, phone: number } = restaurant
  const t = words()
  return (
    <View className={styles.restaurant}>
      <View className={styles.restaurant__row}>
        <Press
          label={`${name}, ${t.open}`}
          onPress={() => navigate('storeDetail', { id })}
          className={styles.restaurant__door}
        >
          <Picture picture={logo} width={112} />
          <View className={styles.restaurant__words}>
            <Text className={styles.restaurant__name} numberOfLines={2}>
              {name}
            </Text>
            <View className={styles.restaurant__facts}>
              <Icon name="star" size={24} colour="warn" filled />
              <Text className={styles.restaurant__rating}>{rating.toFixed(1)}</Text>
              <Text className={styles.restaurant__note} numberOfLines={1}>
                {address}
              </Text>
            </View>
            {note && <Text className={styles.restaurant__note}>{note}</Text>}
          </View>
        </Press>
        {phone && number !== undefined && (
          <Press label={t.call(name)} onPress={() => void reachByPhone(number)} className={styles.restaurant__call}>
            <View className={styles.restaurant__disc}>
              <Icon name="phone" size={36} />
            </View>
          </Press>
        )}
      </View>
      {children}
    </View>
  )
})
