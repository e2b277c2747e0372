import { dictionary } from '@/i18n'
import { confirmAnywhere } from '@/platform/view/feedback'

const words = dictionary({
  en: {
    title: 'A newer Linli is ready',
    text: 'Linli restarts right away. What you’re filling in is kept.',
    update: 'Update',
    later: 'Later',
  },
  zh: {
    title: '新版本已准备好',
    text: '更新后将重新打开，已填写的内容会保留。',
    update: '立即更新',
    later: '以后再说',
  },
})

/** Offers a newer build of the web client or the mini-program; true when the person takes it. */
export function offerBuild(): Promise<boolean> {
  const { title, text, update: ok, later: cancel } = words()
  return confirmAnywhere({ title, text, ok, cancel })
}
