import type { ArtName } from './art-name'

/** The build copies the folder beside the page, so that no script names its files and each is loaded when it is shown. */
export const artOf = (name: ArtName): string => `./art/${name}.webp`
