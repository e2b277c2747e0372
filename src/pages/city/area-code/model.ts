import { makeAutoObservable } from 'mobx'
import { areaCodes, type AreaCode } from '@contract/area-codes'
import { language } from '@/platform/language'
import { back } from '@/platform/navigation'
import { answerAreaCode } from '@/platform/area-choice'

const MOVE_MS = 600
/** As many as most people need. */
const USUAL = 4

const rowOf = ({ code, name, letter }: AreaCode) => ({
  key: code,
  name: name[language.value],
  letter: language.value === 'zh' ? letter : name.en.charAt(0),
  note: `+${code}`,
})

/** The areas whose phone numbers are taken (product text §2, area-code picker). */
export class AreaCodeModel {
  typed = ''
  goal: string | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true })
  }

  get usual() {
    return areaCodes.slice(0, USUAL).map(rowOf)
  }

  /** Areas whose name in either language or code has what was typed. */
  get found() {
    const wanted = this.typed.trim().toLowerCase()
    const says = ({ code, name }: AreaCode) => `${name.en} ${name.zh} +${code}`.toLowerCase()
    return areaCodes.filter((area) => says(area).includes(wanted)).map(rowOf)
  }

  type(text: string): void {
    this.typed = text
  }

  goTo(id: string): void {
    this.move(id)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.move(undefined), MOVE_MS)
  }

  async choose(code: string): Promise<void> {
    answerAreaCode(code)
    await back()
  }

  dispose(): void {
    clearTimeout(this.timer)
  }

  private move(goal: string | undefined) {
    this.goal = goal
  }
}
