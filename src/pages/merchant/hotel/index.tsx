import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MerchantHotel } from './model'
import { Facilities, Facts } from './parts/facts'
import { Photos } from './parts/photos'
import { Place } from './parts/place'
import { Rooms } from './parts/rooms'
import { Rules } from './parts/rules'
import { words } from './text'

export default screen('merchantHotel', () => (
  <OwnStore tab="merchantRooms" title={words().title}>
    {(store) => <Hotel key={store.id} store={store} />}
  </OwnStore>
))

const Hotel = observer(function Hotel({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new MerchantHotel(api, store.id))
  useReturned(() => void model.hotel.reload(false))
  const { hotel } = model
  return (
    <Screen
      title={words().title}
      onRefresh={() => hotel.reload()}
      footer={hotel.status === 'ready' && model.canSave ? <Save model={model} /> : undefined}
    >
      <AsyncView resource={hotel}>
        {({ isSetUp, rooms, choices, places }) => (
          <View className={styles.hotel}>
            {!isSetUp && <Note kind="info" icon="info" text={words().begin} />}
            <Facts model={model} />
            {choices.length > 0 && <Facilities model={model} choices={choices} />}
            <Place model={model} places={places} />
            <Photos photos={model.photos} />
            <Rules model={model} />
            {isSetUp && <Rooms rooms={rooms} />}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Save = observer(({ model }: { model: MerchantHotel }) => (
  <BottomBar wide>
    <Button text={words().save} busy={model.busy} onPress={() => void model.save()} />
  </BottomBar>
))
