/** Mini-programs and native apps load the sheets with their screen. */
export { RowSheets as LazyRowSheets } from './sheets'
