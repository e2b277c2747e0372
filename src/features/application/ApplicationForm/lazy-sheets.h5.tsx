import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { SheetsProps } from './sheets'

const load = () => import('./sheets')

/** The sheets of the rows; the web loads them when the first is opened. */
export const LazyRowSheets = observer(function LazyRowSheets(props: SheetsProps) {
  const { opened, close } = props.model
  const loaded = useLoaded(load, opened !== '', close)
  return loaded ? <loaded.RowSheets {...props} /> : null
})
