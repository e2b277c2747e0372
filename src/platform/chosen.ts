/** A picture chosen on the device. */
export interface Chosen {
  /** URL for an image element. */
  preview: string
  /** 0 when unknown. */
  bytes: number
  /** Platform-specific file for the upload. */
  file: unknown
}
