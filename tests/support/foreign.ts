import type { Locator } from 'playwright-core'
import type { Language } from '@contract/settings'
import { errandProducts } from '../../server/demo/seed/history/errands'

/** Said in both languages: names of the product, of the languages and the way to the other one. */
const names = /邻里|切换到中文|简体中文|中文|Change to English|English|Linli/g
/** Chinese has no other word for these: a unit, a carrier, devices and what runs on them, formats of files. */
const loanwords =
  /(?<![A-Za-z])(km|EMS|App|VIP|GPS|iPhone|iPad|Mac|Apple|Android|iOS|macOS|Windows|Linux|Chrome|Safari|Firefox|Edge|JSON|CSV|PDF|JPG|PNG)(?![A-Za-z])/g

/** Words, which in Latin letters are none with digits among them, such as the number of a licence. */
const foreign: Record<Language, RegExp> = { en: /[\u4e00-\u9fff]/, zh: /(?<![\dA-Za-z])[A-Za-z]{2,}(?![\dA-Za-z])/ }

/**
 * Runs in the page: visible texts and accessible names of an element, and separately those marked by their language.
 */
function saidIn(root: Element): { said: string[]; marked: string[] } {
  const said: string[] = []
  const marked: string[] = []
  const walk = (element: Element): void => {
    if (!element.checkVisibility({ visibilityProperty: true })) return
    if (element.hasAttribute('lang')) return void marked.push(element.textContent)
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) said.push(element.getAttribute(name) ?? '')
    // The text inside a text field is what somebody typed.
    if (element instanceof HTMLTextAreaElement) return
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child)
      else if (child instanceof Text) said.push(child.data)
    }
  }
  walk(root)
  return { said, marked }
}

/**
 * Texts of a screen in the other language. Texts written by people may be in any: they have a `lang`, and are skipped
 * in names too. So are the things of the demo's errands, with which an order and its records are titled.
 */
export async function foreignTexts(screen: Locator, language: Language): Promise<string[]> {
  const { said, marked } = await screen.evaluate(saidIn)
  const own = (text: string) =>
    [...marked, ...errandProducts]
      .reduce((rest, each) => rest.replaceAll(each, ''), text)
      .replace(names, '')
      .replace(loanwords, '')
  return [...new Set(said)].filter((text) => foreign[language].test(own(text)))
}
