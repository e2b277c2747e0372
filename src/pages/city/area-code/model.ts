import { language } from '@/platform/session/language'
import { answer } from '@/platform/navigation/pick'
import { makeModel } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'
import areas from './areas.json'

/** An area: its ISO 3166 code, calling code, names, and the initial of the Chinese one in pinyin; common ones first. */
type Area = readonly [key: string, code: string, en: string, zh: string, letter: string]

const all = areas as unknown as readonly Area[]

/** Number of common areas shown first. */
const USUAL = 8

const rowOf = ([key, code, en, zh, letter]: Area) =>
  language.value === 'zh'
    ? { key, name: zh, letter, note: `+${code}` }
    : { key, name: en, letter: en.normalize('NFD').charAt(0), note: `+${code}` }

/** Phone calling codes (product text §2, area-code picker). */
export class AreaCodeModel {
  typed = ''
  readonly target = new ScrollTarget()

  constructor() {
    makeModel(this, 'target')
  }

  get usual() {
    return all.slice(0, USUAL).map(rowOf)
  }

  /** Areas matching by code or by name in either language; sorted by the names in the current language. */
  get found() {
    const wanted = this.typed.trim().toLowerCase()
    const says = ([, code, en, zh]: Area) => `${en} ${zh} +${code}`.toLowerCase()
    const rows = all.filter((area) => says(area).includes(wanted)).map(rowOf)
    return language.value === 'zh' ? rows : rows.sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  type(text: string): void {
    this.typed = text
  }

  async choose(key: string): Promise<void> {
    const area = all.find(([each]) => each === key)
    if (area) await answer('areaCodes', area[1])
  }

  dispose(): void {
    this.target.dispose()
  }
}
