import type { Saving } from './save-picture'

export type { Saving }

/** Nothing is drawn on React Native, so nothing is saved. */
export const asksToSave = (): Promise<boolean> => Promise.resolve(false)

export const savePicture = (_file: string, _name: string): Promise<Saving> => Promise.resolve('cancelled')

export const openAlbumSettings = (): Promise<void> => Promise.resolve()
