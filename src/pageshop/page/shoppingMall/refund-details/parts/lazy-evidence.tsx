/** Mini-programs and the native app load the sheet with its screen. */
export { EvidenceSheet as LazyEvidence } from './evidence-sheet'
