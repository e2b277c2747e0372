import type { ImportedAddress } from './wechat-address'

export type { ImportedAddress }

/** A phone's own contacts are no address book to deliver to. */
export const canImportAddress = (): boolean => false

/** Nothing: there is no book. */
export const importAddress = (): Promise<ImportedAddress | undefined> => Promise.resolve(undefined)
