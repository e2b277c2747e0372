import { dictionary } from '@/i18n'
import { copy } from '@/platform/clipboard'
import { toast } from '@/platform/feedback'

const words = dictionary({
  en: { copied: 'Copied', notCopied: 'Could not copy' },
  zh: { copied: '已复制', notCopied: '复制失败' },
})

/** Copies text and shows a toast with the result. */
export async function copyAndTell(text: string, failed = words().notCopied): Promise<void> {
  const copied = await copy(text).then(
    () => true,
    () => false,
  )
  toast(copied ? words().copied : failed)
}
