/** Mini-programs and native apps have a viewer of their own. */
export { PictureViewer as LazyViewer } from '.'
