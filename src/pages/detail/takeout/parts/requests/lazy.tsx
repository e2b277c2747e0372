/** Mini-programs and native apps have the questions with the screen; the web loads them once there is one. */
export { OpenRequests as LazyOpenRequests } from '.'
