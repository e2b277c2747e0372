/** Mini-programs and native apps have all parts of the form at once. */
export { Rest as LazyRest } from './rest'
