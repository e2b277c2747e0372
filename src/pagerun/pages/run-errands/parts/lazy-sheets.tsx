/** Mini-programs and native apps have the sheets with the form. */
export { Sheets as LazySheets } from './sheets'
