import { fillIn } from '@contract/format'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import type { Rule } from '@contract/rules/rule'
import { localized } from '@/i18n'
import { makeModel } from './make-model'

/** A form value with its validation rule (product text §5). Errors are shown after blur or submit. */
export class FormField {
  value: string
  private judged = false

  constructor(
    private readonly rule: Rule,
    initial = '',
    /** Called with each new value. */
    private readonly onSet?: (value: string) => void,
  ) {
    this.value = initial
    makeModel(this, 'rule', 'onSet')
  }

  get fine(): boolean {
    return this.rule(this.value) === undefined
  }

  /** Error message to display; empty if none. */
  get error(): string {
    const broken = this.rule(this.value)
    if (!this.judged || !broken) return ''
    return fillIn(localized(ruleMessages[broken]), { length: limits.codeLength, ...this.rule.values })
  }

  /** Sets the value; an error is only updated after blur or submit. */
  set(value: string): void {
    this.value = value
    this.onSet?.(value)
  }

  /** Handles blur; an empty field does not show an error yet. */
  leave(): void {
    if (this.value) this.judged = true
  }

  /** Validates the value and shows errors from now on. */
  check(): boolean {
    this.judged = true
    return this.fine
  }
}
