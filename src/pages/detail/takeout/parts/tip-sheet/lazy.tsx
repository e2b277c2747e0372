/** Mini-programs and native apps have the sheet with the screen; the web loads it when it opens. */
export { TipSheet as LazyTipSheet } from '.'
