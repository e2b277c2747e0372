import { settings } from '@contract/settings'
import { dictionary } from '@/i18n'
import { confirmAnywhere } from '@/platform/view/feedback'
import { openPackage } from '@/platform/navigation/open-url'
import type { Api } from '@/services/api'
import { attempt } from './base/attempt'

const words = dictionary({
  en: {
    title: (version: string) => `Linli ${version} is here`,
    text: 'This opens the installer. Linli restarts afterwards.',
    update: 'Update',
    later: 'Later',
  },
  zh: {
    title: (version) => `邻里 ${version} 已发布`,
    text: '将打开安装页面，安装完成后重新启动即可。',
    update: '立即更新',
    later: '以后再说',
  },
})

/**
 * Checks for a newer version and offers it (product text §4, app update); the second package is a fallback for the
 * first.
 */
export async function offerUpdate(api: Api): Promise<void> {
  const version = settings().versionName
  const newest = await attempt(() => api.version.update({ version }, { quiet: true }))
  if (!newest?.is_new) return
  const { title, text, update: ok, later: cancel } = words()
  if (!(await confirmAnywhere({ title: title(newest.version_name), text, ok, cancel }))) return
  await attempt(() => openPackage(newest.version_url, newest.version_apk_url))
}
