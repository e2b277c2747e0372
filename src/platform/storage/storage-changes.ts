/** Calls `then` when another tab has changed a key of the storage, or may have; only the web has tabs. */
export const onStorageChange = (_key: string, _then: () => void): void => undefined
