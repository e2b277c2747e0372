import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { PackageEditModel } from '../model'

const load = () => import('./sheets')

/** The sheets of the form, which the web loads when the first is opened. Give them to the Screen as `overlay`. */
export const LazyPackageSheets = observer(function LazyPackageSheets({ model }: { model: PackageEditModel }) {
  const loaded = useLoaded(load, model.isSheetOpen, model.closeSheets)
  return loaded ? <loaded.PackageSheets model={model} /> : null
})
