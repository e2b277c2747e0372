import type { Chosen } from './chosen'

/** Native has no way to cut a picture; an avatar shows the middle of it. */
export const squareOf = (chosen: Chosen): Promise<Chosen> => Promise.resolve(chosen)
