import { isUpdateReady, startUpdate } from '@/platform/update-manager'
import type { Api } from '@/services/api'

/** Installs a newer version. */
export type Install = () => Promise<void>

/** How to have the newer version of the app; undefined when there is none. */
export const findUpdate = (_: Api): Promise<Install | undefined> =>
  Promise.resolve(isUpdateReady() ? () => Promise.resolve(startUpdate()) : undefined)
