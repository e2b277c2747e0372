/** Modules that need Leaflet, loaded with the first map. */
export { LeafletMap } from './leaflet-map.h5'
export { Line } from './line.h5'
export { Marker } from './marker.h5'
export { MapNames } from './names.h5'
