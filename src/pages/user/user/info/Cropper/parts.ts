import type { CropModel } from '@/pages/user/user/info/crop-model'

/** Props of the cropper's parts. */
export interface PartProps {
  model: CropModel
  /** While the square is being sent: nothing can be changed. */
  busy: boolean
}

/** Gestures that do nothing. */
export const still = { move: () => undefined, zoom: () => undefined }
