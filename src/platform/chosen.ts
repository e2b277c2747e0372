/** A picture chosen on the device. */
export interface Chosen {
  /** URL for an image element. */
  preview: string
  /** 0 when unknown. */
  bytes: number
  /** Platform-specific file for the upload. */
  file: unknown
}

/** A video chosen on the device; its preview is that of its cover, empty where the device gives none. */
export interface ChosenVideo extends Chosen {
  type: 'video/mp4' | 'video/quicktime'
  /** 0 when unknown. */
  seconds: number
  /** A picture out of it. */
  cover: Chosen | undefined
}

/** The type that a file's name or address tells; what it really is, the server finds out. */
export const typeOfVideo = (name: string): ChosenVideo['type'] =>
  /\.mov$/i.test(name) ? 'video/quicktime' : 'video/mp4'
