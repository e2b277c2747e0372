import { dictionary } from '@/i18n'
import type { Permission, PermissionStatus } from '@/platform/device/permissions'

export const words = dictionary({
  en: {
    title: 'Device permissions',
    heading: 'What Linli can use',
    open: 'Open system settings',
    browser: 'To change one, open the site settings beside your browser’s address bar.',
    note: 'Linli asks only when a feature needs it, and works without.',
  },
  zh: {
    title: '系统权限',
    heading: '邻里可使用的权限',
    open: '前往系统设置',
    browser: '如需更改，请点击浏览器地址栏旁的网站设置。',
    note: '仅在使用相关功能时申请权限，拒绝后不影响其他功能。',
  },
})

/** Purposes of the permissions. */
export const reasons = dictionary<Record<Permission, string>>({
  en: {
    location: 'Finds stores and addresses near you',
    camera: 'Takes photos and scans codes',
    album: 'Sends and saves pictures',
  },
  zh: {
    location: '用于查找附近的商家和地址',
    camera: '用于拍照和扫码',
    album: '用于上传和保存图片',
  },
})

/** Names of the statuses. */
export const statusNames = dictionary<Record<PermissionStatus, string>>({
  en: { granted: 'Allowed', denied: 'Denied', ask: 'Not allowed yet', unknown: 'See settings' },
  zh: { granted: '已允许', denied: '已拒绝', ask: '未授权', unknown: '前往设置查看' },
})
