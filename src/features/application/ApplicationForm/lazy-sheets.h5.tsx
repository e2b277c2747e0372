import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import type { RowSheets, SheetsProps } from './sheets'

interface Loaded {
  readonly Sheets: typeof RowSheets
}

/** The sheets of the rows; the web loads them when the first is opened. */
export const LazyRowSheets = observer((props: SheetsProps) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const isOpen = props.model.opened !== ''
  useEffect(() => {
    if (isOpen && !loaded) void import('./sheets').then(({ RowSheets: Sheets }) => setLoaded({ Sheets }))
  }, [isOpen, loaded])
  return loaded ? <loaded.Sheets {...props} /> : null
})
