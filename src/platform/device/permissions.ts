import Taro from '@tarojs/taro'

/** Permissions that the app requests: location, camera and pictures. */
export type Permission = 'location' | 'camera' | 'album'

/** Status of a permission: `ask`, not requested yet; `unknown`, reported only on request. */
export type PermissionStatus = 'granted' | 'denied' | 'ask' | 'unknown'

/** The permissions that the platform has, in display order. */
export const permissions: readonly Permission[] = ['location', 'camera', 'album']

/** Their names at WeChat and at Alipay. */
const scopes: Readonly<Record<Permission, readonly string[]>> = {
  location: ['scope.userLocation', 'location'],
  camera: ['scope.camera', 'camera'],
  album: ['scope.writePhotosAlbum', 'album', 'writePhotosAlbum'],
}

/** Statuses of all permissions. */
export async function permissionStatuses(): Promise<Partial<Record<Permission, PermissionStatus>>> {
  const { authSetting } = await Taro.getSetting()
  const granted = authSetting as Readonly<Record<string, boolean | undefined>>
  const statusOf = (permission: Permission): PermissionStatus => {
    const said = scopes[permission].map((scope) => granted[scope]).find((value) => value !== undefined)
    return said === undefined ? 'ask' : said ? 'granted' : 'denied'
  }
  return Object.fromEntries(permissions.map((permission) => [permission, statusOf(permission)]))
}

/** Opens the system's page of the app's permissions; undefined where a page cannot open it. */
export const openPermissions: (() => Promise<void>) | undefined = async () => {
  await Taro.openSetting()
}
