import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { DayStep } from '@/features/merchant/DayStep'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import type { ManagedStore } from '@/features/merchant/merchant'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MerchantRooms } from './model'
import { EditSheet } from './parts/edit-sheet'
import { RoomCard } from './parts/room-card'
import { RoomsSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('merchantRooms', () => (
  <OwnStore tab="merchantRooms" title={words().title}>
    {(store) => <Rooms key={store.id} store={store} />}
  </OwnStore>
))

const WEEK = 7

/** The nights of a hotel's rooms from a day on. */
const Rooms = observer(function Rooms({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new MerchantRooms(api, store.id))
  const { rooms, from, isToday, move, showToday } = model
  useReturned(() => void rooms.reload(false))
  const t = words()
  return (
    <Screen
      nav={
        <MerchantHead title={store.name}>
          <DayStep day={from} isToday={isToday} step={WEEK} onMove={move} onToday={showToday} />
        </MerchantHead>
      }
      footer={<MerchantBar active="merchantRooms" />}
      onRefresh={() => rooms.reload()}
      overlay={<EditSheet model={model} />}
    >
      <View className={styles.rooms}>
        <AsyncView
          resource={rooms}
          skeleton={<RoomsSkeleton />}
          empty={{
            when: ({ items }) => items.length === 0,
            view: <StateView kind="empty" title={t.none} text={t.noneText} />,
          }}
        >
          {({ items }) => items.map((room) => <RoomCard key={room.roomTypeId} model={model} room={room} />)}
        </AsyncView>
        <Button kind="outline" text={t.setUp} onPress={() => navigate('merchantHotel')} />
      </View>
    </Screen>
  )
})
