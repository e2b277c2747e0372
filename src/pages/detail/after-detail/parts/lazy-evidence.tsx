/** Mini-programs and native apps load the sheet with its screen. */
export { EvidenceSheet as LazyEvidence } from './evidence-sheet'
