import { areaCodes, type AreaCode } from '@contract/area-codes'
import { language } from '@/platform/language'
import { answer } from '@/platform/pick'
import { makeModel } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'

/** Number of common areas shown first. */
const USUAL = 4

const rowOf = ({ code, name, letter }: AreaCode) => ({
  key: code,
  name: name[language.value],
  letter: language.value === 'zh' ? letter : name.en.charAt(0),
  note: `+${code}`,
})

/** Phone calling codes (product text §2, area-code picker). */
export class AreaCodeModel {
  typed = ''
  readonly target = new ScrollTarget()

  constructor() {
    makeModel(this, 'target')
  }

  get usual() {
    return areaCodes.slice(0, USUAL).map(rowOf)
  }

  /** Areas matching by code or by name in either language; sorted by the names in the current language. */
  get found() {
    const wanted = this.typed.trim().toLowerCase()
    const says = ({ code, name }: AreaCode) => `${name.en} ${name.zh} +${code}`.toLowerCase()
    const rows = areaCodes.filter((area) => says(area).includes(wanted)).map(rowOf)
    return language.value === 'zh' ? rows : rows.sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  type(text: string): void {
    this.typed = text
  }

  async choose(code: string): Promise<void> {
    await answer('areaCodes', code)
  }

  dispose(): void {
    this.target.dispose()
  }
}
