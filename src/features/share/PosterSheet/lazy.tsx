/** Mini-programs load the poster with their screen. */
export { PosterSheet as LazyPosterSheet } from '.'
