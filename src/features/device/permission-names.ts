import { dictionary } from '@/i18n'
import type { Permission } from '@/platform/permissions'

/** How the device's permissions are called. */
export const permissionNames = dictionary<Record<Permission, string>>({
  en: { location: 'Location', camera: 'Camera', album: 'Photos' },
  zh: { location: '位置', camera: '相机', album: '相册' },
})
