import type { ImportedAddress } from './wechat-address'

export type { ImportedAddress }

/** Phone contacts cannot be used as delivery addresses. */
export const canImportAddress = (): boolean => false

/** Not supported. */
export const importAddress = (): Promise<ImportedAddress | undefined> => Promise.resolve(undefined)
