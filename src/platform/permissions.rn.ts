import { Linking, PermissionsAndroid, Platform } from 'react-native'
import type { Permission, PermissionStatus } from './permissions'

export type { Permission, PermissionStatus }

/** The permissions that the app asks for. */
export const permissions: readonly Permission[] = ['location', 'camera', 'album']

/** Pictures have a permission of their own since Android 13. */
const newPictures = 33

/** Android's name of a permission. */
function nameOf(permission: Permission): string {
  if (permission === 'location') return 'android.permission.ACCESS_FINE_LOCATION'
  if (permission === 'camera') return 'android.permission.CAMERA'
  const isNew = Number(Platform.Version) >= newPictures
  return `android.permission.${isNew ? 'READ_MEDIA_IMAGES' : 'READ_EXTERNAL_STORAGE'}`
}

/** Android tells whether a permission is granted, and not whether it was denied or never asked for. */
async function statusOf(permission: Permission): Promise<PermissionStatus> {
  if (Platform.OS !== 'android') return 'unknown'
  try {
    return (await PermissionsAndroid.check(nameOf(permission))) ? 'granted' : 'ask'
  } catch {
    return 'unknown' // A shell without the module.
  }
}

/** What the system says of every permission; iOS tells only when asked for one. */
export async function permissionStatuses(): Promise<Partial<Record<Permission, PermissionStatus>>> {
  const said = await Promise.all(permissions.map(statusOf))
  return Object.fromEntries(permissions.map((permission, index) => [permission, said[index]]))
}

/** Opens the settings of the app. */
export const openPermissions: (() => Promise<void>) | undefined = () => Linking.openSettings()
