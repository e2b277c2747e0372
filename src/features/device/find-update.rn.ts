import { settings } from '@contract/settings'
import { openPackage } from '@/platform/navigation/open-url'
import type { Api } from '@/services/api'
import type { Install } from './find-update'

export type { Install }

/** Installer of the newer version of the app; undefined without one. */
export async function findUpdate(api: Api): Promise<Install | undefined> {
  const newest = await api.version.update({ version: settings().versionName }, { quiet: true })
  return newest.is_new ? () => openPackage(newest.version_url, newest.version_apk_url) : undefined
}
