import type { Permission, PermissionStatus } from './permissions'

export type { Permission, PermissionStatus }

/** A browser asks for no leave to choose pictures. */
export const permissions: readonly Permission[] = ['location', 'camera']

const names: Readonly<Record<Permission, string>> = { location: 'geolocation', camera: 'camera', album: '' }
const statuses: Readonly<Record<PermissionState, PermissionStatus>> = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'ask',
}

/** Status from the browser; `unknown` where it does not report the permission. */
async function statusOf(permission: Permission): Promise<PermissionStatus> {
  try {
    const { state } = await navigator.permissions.query({ name: names[permission] as PermissionName })
    return statuses[state]
  } catch {
    return 'unknown' // Some browsers know no such name, older ones no permissions at all.
  }
}

/** Statuses of all permissions. */
export async function permissionStatuses(): Promise<Partial<Record<Permission, PermissionStatus>>> {
  const said = await Promise.all(permissions.map(statusOf))
  return Object.fromEntries(permissions.map((permission, index) => [permission, said[index]]))
}

/** A page cannot open the browser's settings. */
export const openPermissions: (() => Promise<void>) | undefined = undefined
