import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { HotelModel } from '../model'

const load = () => import('./room-sheet')

/** A room with its rates, whose sheet the web loads when the first room is opened. */
export const LazyRoomSheet = observer(function LazyRoomSheet({ model }: { model: HotelModel }) {
  const loaded = useLoaded(load, model.roomOpen, model.closeRoom)
  return loaded ? <loaded.RoomSheet model={model} /> : null
})
