import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { reaction } from 'mobx'
import type { Position } from '@contract/entities/common'
import { fromGcj02, toGcj02 } from '@/platform/device/gcj02'
import { prefersReducedMotion } from '@/platform/view/reduced-motion'
import type { MapCamera, MapTarget } from '../camera'
import { zooms } from '../camera'
import type { MapGround } from '../ground'
import type { MapLine } from '../marks'
import { lineLooks } from './lines-svg'
import { PlanLayer } from './plan-layer.h5'

const GLIDE_MS = 1000

interface Placed {
  readonly move: (to: Position, glides: boolean) => void
  readonly remove: () => void
}

/** A map in the page: Leaflet, which follows a camera and reports to it. */
export class LeafletMap {
  readonly map: L.Map
  private readonly isShifted: boolean
  private readonly ends: (() => void)[] = []
  /** Whether the map is on its way to a target rather than moved by a person. */
  private going = false

  constructor(
    element: HTMLElement,
    private readonly camera: MapCamera,
    ground: MapGround,
    onPress: () => void,
  ) {
    this.isShifted = ground.tiles?.datum === 'gcj02'
    this.map = L.map(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: zooms.least,
      maxZoom: zooms.most,
      zoomAnimation: !prefersReducedMotion(),
    })
    if (ground.tiles) L.tileLayer(ground.tiles.template, { maxZoom: zooms.most }).addTo(this.map)
    else if (ground.plan) new PlanLayer(ground.plan).addTo(this.map)
    this.map.on('moveend', () => this.report())
    this.map.on('click', onPress)
    this.measure()
    this.go(camera.target, false)
    this.ends.push(
      reaction(
        () => camera.target,
        (target) => this.go(target, true),
      ),
    )
    const watched = new ResizeObserver(() => this.measure())
    watched.observe(element)
    this.ends.push(() => watched.disconnect())
  }

  dispose(): void {
    this.ends.forEach((end) => end())
    this.map.remove()
  }

  /** Puts an element at a position; answers how to move and to remove it. */
  place(element: HTMLElement, position: Position, layer: number): Placed {
    const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] })
    const marker = L.marker(this.drawn(position), { icon, keyboard: false, zIndexOffset: layer * 10_000 }).addTo(
      this.map,
    )
    return {
      move: (to, glides) => {
        const style = marker.getElement()?.style
        if (style) style.transition = glides && !prefersReducedMotion() ? `transform ${GLIDE_MS}ms linear` : ''
        marker.setLatLng(this.drawn(to))
        // A marker that glides would lag behind a map that is moved.
        if (glides) setTimeout(() => style && (style.transition = ''), GLIDE_MS)
      },
      remove: () => void marker.remove(),
    }
  }

  /** Draws a line; answers how to remove it. */
  line(points: MapLine['points'], { look, isEstimate }: Pick<MapLine, 'look' | 'isEstimate'>): () => void {
    const { colour: color, opacity } = lineLooks[look]
    const dashes = isEstimate ? { dashArray: '8 8' } : {}
    const style = { color, opacity, weight: 5, interactive: false, ...dashes }
    const line = L.polyline(
      points.map((point) => this.drawn(point)),
      style,
    ).addTo(this.map)
    return () => void line.remove()
  }

  private go({ centre, zoom }: MapTarget, animate: boolean): void {
    this.going = true
    this.map.setView(this.drawn(centre), zoom, { animate: animate && !prefersReducedMotion() })
  }

  private report(): void {
    const { lat, lng } = this.map.getCenter()
    const there = { latitude: lat, longitude: lng }
    this.camera.stands(this.isShifted ? fromGcj02(there) : there, this.map.getZoom(), !this.going)
    this.going = false
  }

  private measure(): void {
    this.map.invalidateSize({ animate: false, pan: false })
    const { x, y } = this.map.getSize()
    this.camera.measured({ width: x, height: y })
  }

  /** Position in the datum of the tiles. */
  private drawn(position: Position): L.LatLngTuple {
    const { latitude, longitude } = this.isShifted ? toGcj02(position) : position
    return [latitude, longitude]
  }
}
