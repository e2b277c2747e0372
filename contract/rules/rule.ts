import { isBlank } from '../text'
import type { RuleName } from './messages'

/** Returns undefined for a valid value, else the name of the violated rule, whose sentence is in `messages.ts`. */
export interface Rule<Value = string> {
  (value: Value): RuleName | undefined
  /** The values for the `{name}` placeholders of the sentence. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** A choice or text that may still be missing. */
export type Maybe = string | null | undefined

/** Makes a rule that requires a value in which something can be seen. */
export const requires =
  (name: RuleName): Rule<Maybe> =>
  (value) =>
    isBlank(value ?? '') ? name : undefined

/** Makes a rule that requires consent, a choice or a true value. */
export const demands =
  (name: RuleName): Rule<boolean> =>
  (value) =>
    value ? undefined : name

/** Makes a rule that text must match a pattern once it is cleaned. */
export const matches =
  (pattern: RegExp, name: RuleName, clean?: (typed: string) => string): Rule =>
  (value) =>
    pattern.test(clean ? clean(value) : value) ? undefined : name

/** Makes a rule that limits a count. */
export const atMost = (max: number, name: RuleName): Rule<number> => {
  const rule = (count: number) => (count <= max ? undefined : name)
  return Object.assign(rule, { values: { max } })
}

/** The first rule violated by a value. */
export function firstBroken<Value>(value: Value, ...rules: Rule<Value>[]): RuleName | undefined {
  for (const rule of rules) {
    const broken = rule(value)
    if (broken) return broken
  }
  return undefined
}
