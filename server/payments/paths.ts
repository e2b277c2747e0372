import type { ProviderName } from '../database/schema'

/** Where a provider sends its notifications. */
export const notifyPath = (name: ProviderName): string => `/v1/notify/${name}`
