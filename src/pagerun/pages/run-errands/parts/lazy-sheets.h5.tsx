import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { RunErrandsModel } from '../model'

const load = () => import('./sheets')

/** Everything that opens over the form; the web loads it when the first is opened. */
export const LazySheets = observer(function LazySheets({ model }: { model: RunErrandsModel }) {
  const loaded = useLoaded(load, model.sheet !== 'none', model.close)
  return loaded ? <loaded.Sheets model={model} /> : null
})
