import { observer } from 'mobx-react'
import type { ShareModel } from '@/features/share/share'
import { useLoaded } from '@/platform/navigation/loaded'

const load = () => import('@/features/share/ShareSheet')

/** The sheet that asks somebody else to pay, which the web loads when it opens. Pass it to the Screen as `overlay`. */
export const LazyShareSheet = observer(function LazyShareSheet({ model }: { model: ShareModel }) {
  const loaded = useLoaded(load, model.isOpen, model.close)
  return loaded ? <loaded.ShareSheet model={model} /> : null
})
