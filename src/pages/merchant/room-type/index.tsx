import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { Resource, useModel } from '@/state'
import { RoomTypeForm } from './parts/form'
import { words } from './text'

export default screen('merchantRoomType', ({ roomTypeId }) => (
  <OwnStore tab="merchantRooms" title={roomTypeId ? words().edit : words().add}>
    {(store) => <OwnRoom key={store.id} store={store} id={roomTypeId} />}
  </OwnStore>
))

/** A room type of the chosen hotel, or a new one. */
const OwnRoom = observer(function OwnRoom({ store, id }: { store: ManagedStore; id: string | undefined }) {
  const hotel = useModel((api) => new Resource(() => api.merchant.hotel({ storeId: store.id }, { quiet: true })))
  const title = id ? words().edit : words().add
  if (hotel.status === 'ready') {
    const room = hotel.ready.rooms.find((each) => each.id === id)
    const { today, roomChoices } = hotel.ready
    if (!id || room)
      return <RoomTypeForm title={title} storeId={store.id} room={room} today={today} choices={roomChoices} />
  }
  return (
    <Screen title={title}>
      <AsyncView resource={hotel}>{() => <StateView kind="empty" title={words().gone} />}</AsyncView>
    </Screen>
  )
})
