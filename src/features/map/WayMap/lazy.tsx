/** Mini-programs and native apps have the map with the screen; the web loads it when it is shown. */
export { WayMap as LazyWayMap } from '.'
