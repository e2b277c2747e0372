/** Subset of CanvasRenderingContext2D that all platforms support. */
export interface Pen {
  fillStyle: unknown
  strokeStyle: unknown
  font: string
  lineWidth: number
  textBaseline: 'top' | 'middle' | 'alphabetic' | 'bottom' | 'hanging' | 'ideographic'
  save: () => void
  restore: () => void
  scale: (x: number, y: number) => void
  beginPath: () => void
  closePath: () => void
  moveTo: (x: number, y: number) => void
  lineTo: (x: number, y: number) => void
  arcTo: (x1: number, y1: number, x2: number, y2: number, radius: number) => void
  clip: () => void
  fill: () => void
  stroke: () => void
  fillRect: (x: number, y: number, width: number, height: number) => void
  fillText: (text: string, x: number, y: number) => void
  measureText: (text: string) => { readonly width: number }
  drawImage: (image: never, x: number, y: number, width: number, height: number) => void
}

/** A picture that can be drawn, with its size in pixels. */
export interface Drawable {
  readonly width: number
  readonly height: number
}

/** A canvas on the screen that becomes a picture file. */
export interface Paper {
  readonly pen: Pen
  /** Loads a picture to draw. */
  readonly picture: (url: string) => Promise<Drawable>
  /** Exports the drawing as a file, by its address on the device. */
  readonly toFile: () => Promise<string>
}

export interface PaperProps {
  /** Accessible name. */
  label: string
  /** In pixels. */
  width: number
  height: number
  className?: string
  /** Called once with the canvas; with nothing when the platform supplies none. */
  onReady: (paper: Paper | undefined) => void
}
