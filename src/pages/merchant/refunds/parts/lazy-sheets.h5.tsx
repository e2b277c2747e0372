import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import type { StoreRefundsModel } from '../model'
import type { CaseSheets } from './case-sheets'

interface Loaded {
  readonly Sheets: typeof CaseSheets
}

/** The sheets of cases of goods, which the web loads when one is first opened: most cases need none. */
export const LazySheets = observer(function LazySheets({ model }: { model: StoreRefundsModel }) {
  const [loaded, setLoaded] = useState<Loaded>()
  const { working, endWork } = model
  const isOpen = working !== undefined
  useEffect(() => {
    // `platform/chunks` reports a file that failed to load and offers a retry.
    if (isOpen) import('./case-sheets').then(({ CaseSheets: Sheets }) => setLoaded({ Sheets }), endWork)
  }, [isOpen, endWork])
  return loaded ? <loaded.Sheets model={model} /> : null
})
