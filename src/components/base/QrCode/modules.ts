import { modulesOf } from './svg'

/** The modules of a QR code, row by row. */
export const loadModules = (text: string): Promise<boolean[][]> => Promise.resolve(modulesOf(text))
