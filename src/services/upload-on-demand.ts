/** Mini-programs and native apps have what sends pictures from the start. */
export { uploadPicture } from './upload'
