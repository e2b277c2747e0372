import { dictionary } from '@/i18n'
import { download } from '@/platform/media/download'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { apiBase } from '@/services/base'
import { attempt } from '@/state'

const words = dictionary({
  en: { started: 'Your data is being downloaded', copied: 'Link copied. Open it in a browser within 10 minutes' },
  zh: { started: '正在下载您的数据', copied: '链接已复制，请在10分钟内用浏览器打开' },
})

/** Downloads a copy of all own data, or copies its address where files cannot be saved. */
export async function exportData(api: Api): Promise<void> {
  const done = await attempt(async () => {
    const { path } = await api.account.exportData({})
    return download(apiBase + path)
  })
  if (done) toast(words()[done])
}
