import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SectionTitle } from '@/components/base/SectionTitle'
import { KeyValue } from '@/components/list/KeyValue'
import { navigate } from '@/platform/navigation/gate'
import type { HotelModel } from '../model'
import { words } from '../text'
import styles from './parts.module.scss'

/** Rules on the page itself. */
const SHOWN = 3

/** Hours and the first house rules of the hotel, and the way to all. */
export const Policies = observer(function Policies({ model }: { model: HotelModel }) {
  const t = words()
  const { id, rules, checkInFrom, checkOutBy } = model.hotel.ready
  return (
    <View className={styles.part}>
      <SectionTitle title={t.policies} more={t.allPolicies} onMore={() => navigate('hotelFacilities', { id })} />
      <View className={styles.part__rows}>
        <KeyValue label={t.checkIn} value={t.from(checkInFrom)} />
        <KeyValue label={t.checkOut} value={t.until(checkOutBy)} />
        {rules.slice(0, SHOWN).map(({ key, title, text }) => (
          <View key={key} className={styles.part__rule}>
            <Text className={styles.part__strong}>{title}</Text>
            <Text className={styles.part__text} numberOfLines={3}>
              {text}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
})
