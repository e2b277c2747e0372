import type { Api } from '@/services/api'
import { hasNewBuild } from '@/services/new-build'
import type { Install } from './find-update'

export type { Install }

/** How to have the newer version of the app; undefined when there is none. */
export async function findUpdate(_: Api): Promise<Install | undefined> {
  return (await hasNewBuild()) ? () => Promise.resolve(window.location.reload()) : undefined
}
