import type { Saving } from './save-picture'

export type { Saving }

/** Browsers save into the folder of downloads without a permission. */
export const asksToSave = (): Promise<boolean> => Promise.resolve(false)

/** Lets the browser download a picture file under a name. */
export function savePicture(file: string, name: string): Promise<Saving> {
  const link = document.createElement('a')
  link.href = file
  link.download = `${name}.png`
  link.click()
  return Promise.resolve('saved')
}

export const openAlbumSettings = (): Promise<void> => Promise.resolve()
