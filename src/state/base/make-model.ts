import { makeAutoObservable } from 'mobx'

/**
 * Makes a class instance observable with bound actions. Fields named in `plain` are not observable: dependencies, and
 * values that no view reads. ESLint verifies the names (`models/fields`).
 */
export function makeModel(model: object, ...plain: readonly string[]): void {
  const left = Object.fromEntries(plain.map((field) => [field, false] as const))
  makeAutoObservable(model, left, { autoBind: true })
}
