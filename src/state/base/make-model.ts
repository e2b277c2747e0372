import { makeAutoObservable } from 'mobx'

/**
 * Makes the fields of a class observable and its methods actions that are bound to it. The fields named in `plain` stay as they are:
 * what the model was made with, and what no view reads. ESLint checks that they exist (`models/fields`).
 */
export function makeModel(model: object, ...plain: readonly string[]): void {
  const left = Object.fromEntries(plain.map((field) => [field, false] as const))
  makeAutoObservable(model, left, { autoBind: true })
}
