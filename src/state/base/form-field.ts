import { fillIn } from '@contract/format'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import type { Rule } from '@contract/rules/rule'
import { localized } from '@/i18n'
import { makeModel } from './make-model'

/** One value of a form with the rule it must keep (product text §5). It complains once it was left or sent. */
export class FormField {
  value: string
  private judged = false

  constructor(
    private readonly rule: Rule,
    initial = '',
    /** Hears what is typed. */
    private readonly onSet?: (value: string) => void,
  ) {
    this.value = initial
    makeModel(this, 'rule', 'onSet')
  }

  get fine(): boolean {
    return this.rule(this.value) === undefined
  }

  /** What to say under the field; empty while there is nothing to say. */
  get error(): string {
    const broken = this.rule(this.value)
    if (!this.judged || !broken) return ''
    return fillIn(localized(ruleMessages[broken]), { length: limits.codeLength, ...this.rule.values })
  }

  /** Takes what was typed; a mistake is told only once the field was left or sent. */
  set(value: string): void {
    this.value = value
    this.onSet?.(value)
  }

  /** The person went on to something else; an empty field is not yet a mistake. */
  leave(): void {
    if (this.value) this.judged = true
  }

  /** Whether the rule is kept; from now on a mistake is told. */
  check(): boolean {
    this.judged = true
    return this.fine
  }
}
