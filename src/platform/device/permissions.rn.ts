import { Linking, PermissionsAndroid, Platform } from 'react-native'
import type { Permission, PermissionStatus } from './permissions'

export type { Permission, PermissionStatus }

/** The permissions that the app asks for. */
export const permissions: readonly Permission[] = ['location', 'camera', 'album']

/** Android version from which pictures have a separate permission. */
const newPictures = 33

/** Android's name of a permission. */
function nameOf(permission: Permission): string {
  if (permission === 'location') return 'android.permission.ACCESS_FINE_LOCATION'
  if (permission === 'camera') return 'android.permission.CAMERA'
  const isNew = Number(Platform.Version) >= newPictures
  return `android.permission.${isNew ? 'READ_MEDIA_IMAGES' : 'READ_EXTERNAL_STORAGE'}`
}

/** Android reports whether a permission is granted, not whether it was denied or never requested. */
async function statusOf(permission: Permission): Promise<PermissionStatus> {
  if (Platform.OS !== 'android') return 'unknown'
  try {
    return (await PermissionsAndroid.check(nameOf(permission))) ? 'granted' : 'ask'
  } catch {
    return 'unknown' // A shell without the module.
  }
}

/** Statuses of all permissions; iOS reports one only on request. */
export async function permissionStatuses(): Promise<Partial<Record<Permission, PermissionStatus>>> {
  const said = await Promise.all(permissions.map(statusOf))
  return Object.fromEntries(permissions.map((permission, index) => [permission, said[index]]))
}

/** Opens the settings of the app. */
export const openPermissions: (() => Promise<void>) | undefined = () => Linking.openSettings()
