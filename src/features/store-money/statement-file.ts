import { dictionary } from '@/i18n'
import { download } from '@/platform/media/download'
import { toast } from '@/platform/view/feedback'
import { openFile } from '@/platform/media/open-file'
import { apiBase } from '@/services/base'
import { attempt } from '@/state'
import type { PeriodOf, StatementBook } from './book'

const words = dictionary({
  en: { copied: 'Link copied. Open it in a browser within 10 minutes' },
  zh: { copied: '链接已复制，请在10分钟内用浏览器打开' },
})

/** Downloads a statement or opens its page for printing; copies the address where neither is possible. */
export async function openStatement(book: StatementBook, wish: PeriodOf & { format: 'csv' | 'page' }): Promise<void> {
  const done = await attempt(async () => {
    const { path } = await book.file(wish)
    return wish.format === 'csv' ? download(apiBase + path) : openFile(apiBase + path)
  })
  if (done === 'copied') toast(words().copied)
}
