import { observer } from 'mobx-react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { EvidenceHost } from '../evidence'

const load = () => import('./evidence-sheet')

/** The sheet of evidence, which the web loads when it is first opened: few refunds come so far. */
export const LazyEvidence = observer(function LazyEvidence({ id, host }: { id: string; host: EvidenceHost }) {
  const loaded = useLoaded(load, host.addingEvidence, host.endEvidence)
  return loaded ? <loaded.EvidenceSheet id={id} host={host} /> : null
})
