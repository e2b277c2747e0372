import { versionUpdate } from '@contract/calls/version'
import type { Context } from '../../context'
import type { Routes } from '../module'

/** Compares versions number by number: 1.10 is later than 1.9. */
export function isLater(one: string, other: string): boolean {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number))
  const length = Math.max(first?.length ?? 0, second?.length ?? 0)
  for (let place = 0; place < length; place++) {
    const difference = (first?.[place] ?? 0) - (second?.[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** Answers whether an app has a newer version (product text §4, app update). */
export const versionRoutes =
  ({ config }: Context): Routes =>
  ({ handle }) => {
    const { appVersion, appUrl, appApkUrl } = config
    handle(versionUpdate, (_, { version }) =>
      Promise.resolve({
        is_new: appUrl !== undefined && isLater(appVersion, version),
        version_name: appVersion,
        version_url: appUrl ?? '',
        version_apk_url: appApkUrl ?? '',
      }),
    )
  }
