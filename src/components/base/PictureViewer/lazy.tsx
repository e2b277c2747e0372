/** The platform's own viewer in mini-programs and native apps, which needs no lazy loading. */
export { PictureViewer as LazyViewer } from '.'
