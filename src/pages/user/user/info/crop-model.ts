import { type Crop, type Size, turnedSize } from '@contract/crop'
import type { ChosenFile } from '@/platform/media/chosen'
import { makeModel } from '@/state/base/make-model'

/** The side of the window in design units. */
export const windowSide = 702
/** Largest zoom factor of a picture. */
export const mostZoom = 4
/** The width of the slider and how far its knob goes, in design units. */
export const sliderWidth = 510
const slideLength = sliderWidth - 48
/** A smaller picture cannot be an avatar, in pixels. */
const leastPixels = 200
const zoomStep = 1.25

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The square of a picture that is being chosen: the picture moves under a window and always covers it. */
export class CropModel {
  turns: Crop['turns'] = 0
  flipped = false
  /** 1 where the shorter side just covers the window. */
  zoom = 1
  /** The picture's centre from the window's, in design units. */
  right = 0
  down = 0

  constructor(
    readonly chosen: ChosenFile,
    readonly size: Size,
  ) {
    makeModel(this, 'chosen', 'size')
  }

  get isTooSmall(): boolean {
    return Math.min(this.size.width, this.size.height) < leastPixels
  }

  /** The size of the picture before it is turned, in design units. */
  get box(): Size {
    const { width, height } = this.size
    const scale = (windowSide * this.zoom) / Math.min(width, height)
    return { width: width * scale, height: height * scale }
  }

  /** Fraction of the largest zoom, 0 to 1. */
  get zoomed(): number {
    return (this.zoom - 1) / (mostZoom - 1)
  }

  get crop(): Crop {
    const { width, height } = turnedSize(this.box, this.turns)
    const { turns, flipped } = this
    const left = ((width - windowSide) / 2 - this.right) / width
    const top = ((height - windowSide) / 2 - this.down) / height
    return { left: between(left, 0, 1), top: between(top, 0, 1), side: 1 / this.zoom, turns, flipped }
  }

  move(right: number, down: number): void {
    this.place(this.right + right, this.down + down)
  }

  /** Enlarges by a factor around the middle of the window. */
  enlarge(factor: number): void {
    const zoom = between(this.zoom * factor, 1, mostZoom)
    const change = zoom / this.zoom
    this.zoom = zoom
    this.place(this.right * change, this.down * change)
  }

  /** Enlarges as the knob of the slider moves by design units. */
  slide(right: number): void {
    this.enlarge((this.zoom + (right / slideLength) * (mostZoom - 1)) / this.zoom)
  }

  zoomIn(): void {
    this.enlarge(zoomStep)
  }

  zoomOut(): void {
    this.enlarge(1 / zoomStep)
  }

  /** Turns what is seen by a quarter, clockwise. */
  turn(): void {
    // A flip reverses the direction of the stored rotation.
    this.turns = ((this.turns + (this.flipped ? 3 : 1)) % 4) as Crop['turns']
    this.place(-this.down, this.right)
  }

  flip(): void {
    this.flipped = !this.flipped
    this.place(-this.right, this.down)
  }

  reset(): void {
    this.turns = 0
    this.flipped = false
    this.zoom = 1
    this.place(0, 0)
  }

  private place(right: number, down: number) {
    const { width, height } = turnedSize(this.box, this.turns)
    const [mostRight, mostDown] = [(width - windowSide) / 2, (height - windowSide) / 2]
    this.right = between(right, -mostRight, mostRight)
    this.down = between(down, -mostDown, mostDown)
  }
}
