import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { RoomTypeModel } from '../model'

const load = () => import('./rate-sheet')

/** The sheet of a rate, which the web loads when the first is opened. Give it to the Screen as `overlay`. */
export const LazyRateSheet = observer(function LazyRateSheet({ model }: { model: RoomTypeModel }) {
  const loaded = useLoaded(load, model.editing !== undefined, model.endRate)
  return loaded ? <loaded.RateSheet model={model} /> : null
})
