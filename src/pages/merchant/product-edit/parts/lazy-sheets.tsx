/** Mini-programs and native apps have the sheets with the form. */
export { ProductSheets as LazyProductSheets } from './sheets'
