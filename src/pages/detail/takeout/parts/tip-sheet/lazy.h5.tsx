import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { TipProps } from '../tip'

const load = () => import('.')

/** The amount of a tip, whose sheet the web loads when it opens. */
export const LazyTipSheet = observer(function LazyTipSheet(props: TipProps) {
  const loaded = useLoaded(load, props.tip.isOpen, props.tip.close)
  return loaded ? <loaded.TipSheet {...props} /> : null
})
