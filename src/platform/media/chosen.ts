/** A picture chosen on the device. */
export interface ChosenFile {
  /** URL for an image element. */
  preview: string
  /** 0 when unknown. */
  bytes: number
  /** Platform-specific file for the upload. */
  file: unknown
}

/** A video chosen on the device; its preview is that of its cover, empty where the device gives none. */
export interface ChosenVideo extends ChosenFile {
  type: 'video/mp4' | 'video/quicktime'
  /** 0 when unknown. */
  seconds: number
  /** A picture out of it. */
  cover: ChosenFile | undefined
}

/** Type of a video by its file name; the server detects the real one. */
export const typeOfVideo = (name: string): ChosenVideo['type'] =>
  /\.mov$/i.test(name) ? 'video/quicktime' : 'video/mp4'
