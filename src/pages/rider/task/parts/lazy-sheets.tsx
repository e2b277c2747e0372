/** Mini-programs and the native app load the sheets with their screen. */
export { TaskSheets as LazySheets } from './sheets'
