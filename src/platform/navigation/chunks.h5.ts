import { limits } from '@contract/limits'
import type { Localized } from '@contract/settings'
import { freeBack } from './back-guard'
import { confirm, feedback } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import { arrived, stack } from './navigation'

declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>

const texts: Localized<Record<'title' | 'text' | 'retry' | 'leave', string>> = {
  en: { title: 'This page couldn’t load', text: 'Check your connection', retry: 'Try again', leave: 'Go back' },
  zh: { title: '页面加载失败', text: '请检查网络连接', retry: '重试', leave: '返回' },
}

const words = () => texts[language.value]

class TooLate extends Error {}

/** Rejects after the time limit for loading a page (product text §9, async page load). */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLate('a page took too long to load')), limits.pageLoadTimeoutMs)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Before the first screen is rendered, offers a page reload with a plain button, since no dialog can be shown yet. */
function offerReload(): void {
  const { title, retry } = words()
  const box = document.createElement('div')
  const text = document.createElement('p')
  const button = document.createElement('button')
  box.setAttribute('role', 'alert')
  box.style.cssText = 'padding: 160px 24px; text-align: center; font-size: 16px'
  text.textContent = title
  button.textContent = retry
  button.style.cssText = 'margin-top: 24px; padding: 12px 32px; border: 1px solid; border-radius: 999px'
  button.onclick = () => window.location.reload()
  box.append(text, button)
  document.getElementById('app')?.replaceChildren(box)
}

/** Whether the address is that of a screen that is not open yet. */
const isOpening = (): boolean => !window.location.hash.startsWith(`#/${stack().pop()}`)

/** Cancels the pending navigation, so that the next tap loads the screen again. */
function giveUp(): void {
  arrived()
  if (!isOpening()) return
  void freeBack()
  window.history.back()
}

let asked: Promise<boolean> | undefined

/** Shows one retry dialog for all failed chunks of a screen and returns the answer; goes back once when declined. */
function tryAgain(): Promise<boolean> {
  const { title, text, retry, leave } = words()
  asked ??= confirm({ title, text, ok: retry, cancel: leave })
    .then((yes) => {
      if (!yes) giveUp()
      return yes
    })
    .finally(() => (asked = undefined))
  return asked
}

/** Loads a chunk with retries, until its page is left. */
async function load(get: () => Promise<unknown>): Promise<unknown> {
  const { href } = window.location
  const done = feedback.wait(limits.pageLoadDelayMs)
  try {
    return await inTime(get())
  } catch (error) {
    done()
    if (!document.querySelector('.taro_page')) offerReload()
    else if (window.location.href === href && (await tryAgain())) return load(get)
    throw error
  } finally {
    done()
  }
}

let quiet = false

/** Runs a dynamic import in the background: no indicator, no question; undefined when it fails. */
export function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  quiet = true
  const loading = work()
  quiet = false
  return loading.catch(() => undefined)
}

/** Adds a loading indicator after 200 ms, a timeout of 60 s and a retry to every dynamic import. */
export function watchChunks(): void {
  const get = __webpack_chunk_load__
  __webpack_chunk_load__ = (id) => (quiet ? get(id) : load(() => get(id)))
}
