import { autorun } from 'mobx'
import { language } from './language'

/** The narrowest window that has room beside the app's column. */
const WIDE = '(min-width: 600px)'

/** Tells the browser which language the page speaks, and brings the surroundings of the column on a wide window. */
export function startFrame(): void {
  autorun(() => {
    document.documentElement.lang = language.value === 'zh' ? 'zh-CN' : 'en'
  })
  const wide = window.matchMedia(WIDE)
  const load = () => {
    if (wide.matches) void import('./desktop/index.h5').then(({ showDesktop }) => showDesktop())
  }
  wide.addEventListener('change', load)
  load()
}
