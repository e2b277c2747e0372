import { dictionary } from '@/i18n'
import type { Permission } from '@/platform/device/permissions'

/** Names of the device's permissions. */
export const permissionNames = dictionary<Record<Permission, string>>({
  en: { location: 'Location', camera: 'Camera', album: 'Photos' },
  zh: { location: '位置', camera: '相机', album: '相册' },
})
