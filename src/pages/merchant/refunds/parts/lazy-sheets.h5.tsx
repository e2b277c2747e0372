import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { StoreRefundsModel } from '../model'

const load = () => import('./case-sheets')

/** The sheets of cases of goods, which the web loads when one is first opened: most cases need none. */
export const LazyCaseSheets = observer(function LazyCaseSheets({ model }: { model: StoreRefundsModel }) {
  const loaded = useLoaded(load, model.working !== undefined, model.endWork)
  return loaded ? <loaded.CaseSheets model={model} /> : null
})
