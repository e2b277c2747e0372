/** Mini-programs and native apps have the parts of a price with the form. */
export { QuoteParts as LazyQuote } from './quote-parts'
