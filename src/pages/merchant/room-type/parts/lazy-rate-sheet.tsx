/** Mini-programs and native apps have the sheet with the form. */
export { RateSheet as LazyRateSheet } from './rate-sheet'
