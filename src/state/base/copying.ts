import { dictionary } from '@/i18n'
import { copy, tellsOfCopying } from '@/platform/device/clipboard'
import { toast } from '@/platform/view/feedback'

const words = dictionary({
  en: { copied: 'Copied', notCopied: 'Couldn’t copy' },
  zh: { copied: '已复制', notCopied: '复制失败' },
})

/** Copies text and shows the result, unless the platform does. */
export async function copyAndTell(text: string, failed = words().notCopied): Promise<void> {
  const copied = await copy(text).then(
    () => true,
    () => false,
  )
  if (!copied) toast(failed)
  else if (!tellsOfCopying) toast(words().copied)
}
