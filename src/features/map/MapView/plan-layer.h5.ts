import L from 'leaflet'
import type { CityPlan, PlanPoint } from '@contract/city-plan'
import { metersPerPixel, spotOf } from '../mercator'
import { finest, palette, streetMeters } from '../palette'

type Ring = readonly PlanPoint[]
interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}
type Boxed<Shape> = Shape & { readonly box: Box }

const boxOf = (points: Ring): Box => ({
  west: Math.min(...points.map(([x]) => x)),
  east: Math.max(...points.map(([x]) => x)),
  south: Math.min(...points.map(([, y]) => y)),
  north: Math.max(...points.map(([, y]) => y)),
})

const boxed = <Shape extends { readonly points: Ring }>(shape: Shape): Boxed<Shape> => ({
  ...shape,
  box: boxOf(shape.points),
})
const ringOf = (points: Ring) => boxed({ points })

const meet = (one: Box, other: Box) =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

/** The ground of a tile: its canvas, and the part of the plan that it shows, in metres. */
interface Tile {
  readonly pen: CanvasRenderingContext2D
  readonly box: Box
}

/** Draws the streets, houses, parks and water of a plan as Leaflet's tiles, each when it comes into view. */
export class PlanLayer extends L.GridLayer {
  private readonly shapes
  private readonly centre: CityPlan['centre']

  constructor({ centre, water, green, parks, blocks, streets }: CityPlan) {
    super({ keepBuffer: 2 })
    this.centre = centre
    this.shapes = {
      water: water.map(ringOf),
      green: [...green.map(ringOf), ...parks.map(({ ring }) => ringOf(ring))],
      trees: parks.flatMap(({ trees }) => trees),
      blocks: blocks.map(ringOf),
      streets: streets.map(boxed).sort((one, other) => other.class - one.class),
    }
  }

  protected override createTile(coords: L.Coords): HTMLElement {
    const canvas = document.createElement('canvas')
    const side = this.getTileSize().x
    const density = Math.min(3, window.devicePixelRatio || 1)
    canvas.width = side * density
    canvas.height = side * density
    const pen = canvas.getContext('2d')
    if (!pen) return canvas
    const meters = metersPerPixel(this.centre.latitude, coords.z)
    const middle = spotOf(this.centre, coords.z)
    // From metres around the centre, north up, to the pixels of this tile.
    const scale = density / meters
    const [left, top] = [(middle.x - coords.x * side) * density, (middle.y - coords.y * side) * density]
    pen.setTransform(scale, 0, 0, -scale, left, top)
    const margin = streetMeters[1]
    const west = -left / scale
    const north = top / scale
    const across = (side * density) / scale
    const box = {
      west: west - margin,
      east: west + across + margin,
      south: north - across - margin,
      north: north + margin,
    }
    this.draw({ pen, box }, coords.z, meters)
    return canvas
  }

  private draw({ pen, box }: Tile, zoom: number, meters: number) {
    const { water, green, trees, blocks, streets } = this.shapes
    const trace = (points: Ring) =>
      points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
    const fill = (rings: readonly Boxed<{ points: Ring }>[], colour: string) => {
      pen.fillStyle = colour
      pen.beginPath()
      for (const { points, box: its } of rings) {
        if (!meet(its, box)) continue
        trace(points)
        pen.closePath()
      }
      pen.fill()
    }
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.fillStyle = palette.land
    pen.fillRect(box.west, box.south, box.east - box.west, box.north - box.south)
    fill(green, palette.park)
    if (zoom >= finest.houses) {
      fill(blocks, palette.block)
      // A border in the block's colour rounds the corners of a house.
      pen.strokeStyle = palette.block
      pen.lineWidth = 8
      pen.stroke()
    }
    pen.fillStyle = palette.tree
    for (const [x, y, radius] of trees) {
      pen.beginPath()
      pen.arc(x, y, radius, 0, 2 * Math.PI)
      pen.fill()
    }
    fill(water, palette.water)
    pen.strokeStyle = palette.street
    for (const { points, class: wide, box: its } of streets) {
      if (!meet(its, box) || (wide === 3 && zoom < finest.lanes)) continue
      pen.lineWidth = Math.max(streetMeters[wide], meters)
      pen.beginPath()
      trace(points)
      pen.stroke()
    }
  }
}
