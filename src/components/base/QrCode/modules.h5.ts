/** The modules of a QR code, row by row; the library is loaded on first use. */
export const loadModules = async (text: string): Promise<boolean[][]> => (await import('./svg')).modulesOf(text)
