import type { Api } from '@/services/api'
import { hasNewBuild } from '@/services/new-build'
import type { Install } from './find-update'

export type { Install }

/** Installer of the newer version of the app; undefined without one. */
export async function findUpdate(_: Api): Promise<Install | undefined> {
  return (await hasNewBuild()) ? () => Promise.resolve(window.location.reload()) : undefined
}
