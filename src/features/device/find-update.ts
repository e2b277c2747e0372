import { isUpdateReady, startUpdate } from '@/platform/device/update-manager'
import type { Api } from '@/services/api'

/** Installs a newer version. */
export type Install = () => Promise<void>

/** Installer of the newer version of the app; undefined without one. */
export const findUpdate = (_: Api): Promise<Install | undefined> =>
  Promise.resolve(isUpdateReady() ? () => Promise.resolve(startUpdate()) : undefined)
