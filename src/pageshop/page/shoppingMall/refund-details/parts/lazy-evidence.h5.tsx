import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import type { EvidenceHost } from '../evidence'
import type { EvidenceSheet } from './evidence-sheet'

interface Loaded {
  readonly Sheet: typeof EvidenceSheet
}

/** The sheet of evidence, which the web loads when it is first opened: few cases come so far. */
export const LazyEvidence = observer(function LazyEvidence({ host }: { host: EvidenceHost }) {
  const [loaded, setLoaded] = useState<Loaded>()
  const { addingEvidence, endEvidence } = host
  useEffect(() => {
    // `platform/chunks` reports a file that failed to load and offers a retry.
    if (addingEvidence) import('./evidence-sheet').then(({ EvidenceSheet: Sheet }) => setLoaded({ Sheet }), endEvidence)
  }, [addingEvidence, endEvidence])
  return loaded ? <loaded.Sheet host={host} /> : null
})
