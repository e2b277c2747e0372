import { dictionary } from '@/i18n'
import { copy } from '@/platform/clipboard'
import { toast } from '@/platform/feedback'

const words = dictionary({
  en: { copied: 'Copied', notCopied: 'Could not copy' },
  zh: { copied: '已复制', notCopied: '复制失败' },
})

/** Puts a text on the clipboard and tells whether it is there, or what `failed` says. */
export async function copyAndTell(text: string, failed = words().notCopied): Promise<void> {
  const copied = await copy(text).then(
    () => true,
    () => false,
  )
  toast(copied ? words().copied : failed)
}
