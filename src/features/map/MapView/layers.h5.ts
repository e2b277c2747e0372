/** What needs Leaflet, or nothing without a map: it is loaded with the first one. */
export { LeafletMap } from './leaflet-map.h5'
export { Line } from './line.h5'
export { Marker } from './marker.h5'
export { MapNames } from './names.h5'
