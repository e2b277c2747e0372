/** Mini-programs and native apps load the sheet with its screen. */
export { StoreFilterSheet as LazyStoreFilterSheet } from './sheet'
