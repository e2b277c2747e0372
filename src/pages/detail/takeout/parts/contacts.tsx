import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { reachRider } from '@/features/order/call-rider'
import { Contact } from '@/features/order/Contact'
import { isFinished } from '@/features/order/head'
import { navigate } from '@/platform/navigation/gate'
import { openMap } from '@/platform/device/maps'
import { callPhone } from '@/platform/device/phone-call'
import { attempt, useApi } from '@/state'
import { words } from '../text'
import styles from './status.module.scss'

/** Contacts: the store, its location for self-pickup, and the rider. */
export const Contacts = observer(function Contacts({ order }: { order: TakeawayDetail }) {
  const api = useApi()
  const { rider, store, storeContact } = order
  const over = isFinished(order)
  const { phone, ...spot } = storeContact
  const openWay = () => void attempt(() => openMap({ ...spot, name: store.name }))
  return (
    <>
      {rider && !over && (
        <View className={styles.status__contact}>
          <Contact
            name={rider.name}
            note={words().rider(rider.likedPercent)}
            onChat={() => navigate('chat', { with: 'rider', orderId: order.id })}
            onCall={() => void reachRider(api, order.id, rider.phone)}
          />
        </View>
      )}
      <Contact
        picture={store.logo}
        name={store.name}
        note={storeContact.address}
        onMap={order.deliveryMethod === 'pickup' && !over ? openWay : undefined}
        onChat={() => navigate('chat', { with: 'store', orderId: order.id })}
        onCall={() => void callPhone(phone)}
      />
    </>
  )
})
