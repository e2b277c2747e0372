import type { Position } from '@contract/entities/common'
import { makeModel } from '@/state/base/make-model'
import { positionOfSpot, spotOf } from './mercator'

/** Visible bounds of a map. */
export interface MapBounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Target of a map's movement. */
export interface MapTarget {
  readonly centre: Position
  readonly zoom: number
}

/** The width and height of a map in pixels. */
export interface MapSize {
  readonly width: number
  readonly height: number
}

/** Pixels kept free around what a map shows. */
export interface MapInset {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const zooms = { least: 11, most: 18, usual: 15 } as const

const even: MapInset = { top: 48, right: 48, bottom: 48, left: 48 }

const within = (zoom: number) => Math.min(zooms.most, Math.max(zooms.least, zoom))

/** Viewport of a map: the view reports its position, and moves to `target` when that changes. */
export class MapCamera {
  /** Target of the map's movement. */
  target: MapTarget
  /** Current centre, WGS 84; undefined until the map is drawn. */
  centre: Position | undefined = undefined
  zoom: number
  size: MapSize = { width: 0, height: 0 }
  /** Whether a person moved it since `target` was set. */
  movedByHand = false

  constructor(centre: Position, zoom: number = zooms.usual) {
    this.target = { centre, zoom }
    this.zoom = zoom
    makeModel(this)
  }

  /** Visible bounds; undefined until the map is drawn. */
  get bounds(): MapBounds | undefined {
    const { centre, zoom, size } = this
    if (!centre || size.width === 0) return undefined
    const { x, y } = spotOf(centre, zoom)
    const low = positionOfSpot({ x: x - size.width / 2, y: y + size.height / 2 }, zoom)
    const high = positionOfSpot({ x: x + size.width / 2, y: y - size.height / 2 }, zoom)
    return { south: low.latitude, west: low.longitude, north: high.latitude, east: high.longitude }
  }

  /** Goes to a position, at the zoom that it has unless one is given. */
  goTo(centre: Position, zoom: number = this.zoom): void {
    this.target = { centre, zoom: within(zoom) }
    this.movedByHand = false
  }

  /** Zooms in or out by whole steps around the current centre. */
  zoomBy(steps: number): void {
    this.target = { centre: this.centre ?? this.target.centre, zoom: within(Math.round(this.zoom) + steps) }
  }

  /** Zooms by a button that a person pressed. */
  zoomByHand(steps: number): void {
    this.zoomBy(steps)
    this.movedByHand = true
  }

  /** Moves no further than needed to have a position in view, with pixels kept free at the edges. */
  bringIn(position: Position, { top, right, bottom, left }: MapInset = even): void {
    const { centre, zoom, size } = this
    if (!centre || size.width === 0) return this.goTo(position)
    const [here, there] = [spotOf(centre, zoom), spotOf(position, zoom)]
    const beyond = (value: number, least: number, most: number) => value - Math.min(Math.max(value, least), most)
    const x = beyond(there.x - here.x, left - size.width / 2, size.width / 2 - right)
    const y = beyond(there.y - here.y, top - size.height / 2, size.height / 2 - bottom)
    if (x !== 0 || y !== 0) this.goTo(positionOfSpot({ x: here.x + x, y: here.y + y }, zoom))
  }

  /** Shows all of `positions`, with pixels kept free around them. */
  fit(positions: readonly Position[], inset: MapInset = even): void {
    if (positions.length === 0) return
    const spots = positions.map((position) => spotOf(position, 0))
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
    const [west, east, high, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const { width, height } = this.size
    const { top, right, bottom, left } = inset
    const room = (pixels: number, span: number) => Math.log2(Math.max(1, pixels) / Math.max(span, 1e-9))
    const most = Math.min(room(width - left - right, east - west), room(height - top - bottom, low - high), 16)
    const zoom = width === 0 ? zooms.usual : within(Math.floor(most))
    // Unequal insets shift the centre.
    const [x, y] = width === 0 ? [0, 0] : [(right - left) / 2 / 2 ** zoom, (bottom - top) / 2 / 2 ** zoom]
    this.goTo(positionOfSpot({ x: (west + east) / 2 + x, y: (high + low) / 2 + y }, 0), zoom)
  }

  /** Whether a position is in view. */
  shows({ latitude, longitude }: Position): boolean {
    const { bounds } = this
    return (
      bounds !== undefined &&
      latitude >= bounds.south &&
      latitude <= bounds.north &&
      longitude >= bounds.west &&
      longitude <= bounds.east
    )
  }

  /** Called by the view with its current position. */
  stands(centre: Position, zoom: number, byHand: boolean): void {
    this.centre = centre
    this.zoom = zoom
    if (byHand) this.movedByHand = true
  }

  /** Called by the view with its size. */
  measured(size: MapSize): void {
    this.size = size
  }
}
