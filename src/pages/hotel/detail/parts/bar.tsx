import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { BottomBar } from '@/components/frame/BottomBar'
import { FromPrice } from '@/features/hotel/FromPrice'
import { reachByPhone } from '@/features/device/reach'
import { navigate } from '@/platform/navigation/gate'
import type { HotelModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Phone, chat, the lowest available price, and a link to the rooms. */
export const HotelBar = observer(function HotelBar({ model }: { model: HotelModel }) {
  const { call, chat, seeRooms } = words()
  const { phone, id: storeId } = model.hotel.ready
  const from = model.rooms.value?.from ?? null
  return (
    <BottomBar wide>
      <View className={styles.bar}>
        <Press label={call} onPress={() => void reachByPhone(phone)} className={styles.bar__door}>
          <Icon name="phone" size={40} />
          <Text className={styles.bar__name}>{call}</Text>
        </Press>
        <Press label={chat} onPress={() => navigate('chat', { with: 'store', storeId })} className={styles.bar__door}>
          <Icon name="message-circle" size={40} />
          <Text className={styles.bar__name}>{chat}</Text>
        </Press>
        <View className={styles.bar__from}>{from && <FromPrice from={{ ...from, original: null }} />}</View>
        <View className={styles.bar__button}>
          <Button text={seeRooms} onPress={model.seeRooms} />
        </View>
      </View>
    </BottomBar>
  )
})
