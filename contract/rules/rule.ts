import type { RuleName } from './messages'

/** Finds a value fine (undefined) or names the rule that it breaks; `messages.ts` has the sentence. */
export interface Rule<Value = string> {
  (value: Value): RuleName | undefined
  /** What stands in the `{name}` places of the sentence. */
  readonly values?: Readonly<Record<string, number>>
}

/** A choice or a text that may still be missing. */
export type Maybe = string | null | undefined

/** Makes a rule that a value, apart from blanks, must be there. */
export const requires =
  (name: RuleName): Rule<Maybe> =>
  (value) =>
    value?.trim() ? undefined : name

/** Makes a rule that something must be agreed to, chosen or true. */
export const demands =
  (name: RuleName): Rule<boolean> =>
  (value) =>
    value ? undefined : name

/** Makes a rule that text must look like a pattern. */
export const matches =
  (pattern: RegExp, name: RuleName): Rule =>
  (value) =>
    pattern.test(value) ? undefined : name

/** Makes a rule on how many there may be. */
export const atMost = (max: number, name: RuleName): Rule<number> => {
  const rule = (count: number) => (count <= max ? undefined : name)
  return Object.assign(rule, { values: { max } })
}

/** The first rule that a value breaks. */
export function firstBroken<Value>(value: Value, ...rules: Rule<Value>[]): RuleName | undefined {
  for (const rule of rules) {
    const broken = rule(value)
    if (broken) return broken
  }
  return undefined
}
