/** A picture on the person's own device. */
export interface Chosen {
  /** Where an image element finds it. */
  preview: string
  /** 0 when the platform does not tell. */
  bytes: number
  /** What the platform's own way of sending wants. */
  file: unknown
}
