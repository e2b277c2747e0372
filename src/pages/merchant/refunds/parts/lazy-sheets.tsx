/** Mini-programs and the native app load the sheets with their screen. */
export { CaseSheets as LazyCaseSheets } from './case-sheets'
