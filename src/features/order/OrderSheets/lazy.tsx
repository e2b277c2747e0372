/** Mini-programs and native apps have the sheets with the screen; the web loads them when one opens. */
export { OrderSheets as LazyOrderSheets } from '.'
