import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { reaction } from 'mobx'
import type { Position } from '@contract/entities/common'
import { fromGcj02, toGcj02 } from '@/platform/gcj02'
import { prefersReducedMotion } from '@/platform/reduced-motion'
import type { MapCamera, MapTarget } from '../camera'
import { zooms } from '../camera'
import type { MapGround } from '../ground'
import { PlanLayer } from './plan-layer.h5'

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
  place(element: HTMLElement, position: Position, layer: number): { move: (to: Position) => void; remove: () => void } {
    const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] })
    const marker = L.marker(this.drawn(position), { icon, keyboard: false, zIndexOffset: layer * 10_000 }).addTo(
      this.map,
    )
    return { move: (to) => void marker.setLatLng(this.drawn(to)), remove: () => void marker.remove() }
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

  /** Where the tiles show a position. */
  private drawn(position: Position): L.LatLngExpression {
    const { latitude, longitude } = this.isShifted ? toGcj02(position) : position
    return [latitude, longitude]
  }
}
