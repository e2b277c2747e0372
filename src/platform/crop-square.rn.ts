import type { Chosen } from './chosen'

/** React Native has no API for cropping; avatars are displayed cropped to the centre. */
export const cropSquare = (chosen: Chosen): Promise<Chosen> => Promise.resolve(chosen)
