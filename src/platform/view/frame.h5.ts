import { autorun } from 'mobx'
import { language } from '@/platform/session/language'

/** Windows from this width, which grows with the user's text size, show content next to the app's column. */
const WIDE = '(min-width: 37.5em)'

/** Sets the language of the document and, on wide windows, renders the content next to the app. */
export function startFrame(): void {
  autorun(() => {
    document.documentElement.lang = language.value === 'zh' ? 'zh-CN' : 'en'
  })
  const wide = window.matchMedia(WIDE)
  const load = () => {
    // `platform/chunks` reports a file that failed to load and offers a retry.
    if (wide.matches)
      import('@/platform/web/desktop/index.h5').then(
        ({ showDesktop }) => showDesktop(),
        () => undefined,
      )
  }
  wide.addEventListener('change', load)
  load()
}
