import { makeAutoObservable, observableRef } from 'mobx'

/** A field whose value is replaced and never mutated, so that only its replacement is observed. */
interface RefField {
  readonly ref: string
}

/** Names a field that holds an answer of the server: large values need not become observable part by part. */
export const ref = (field: string): RefField => ({ ref: field })

/**
 * Makes a class instance observable with bound actions. Fields named in `fields` are not observable: dependencies, and
 * values that no view reads; those in `ref` are observed as a whole. ESLint verifies the names (`models/fields`).
 */
export function makeModel(model: object, ...fields: readonly (string | RefField)[]): void {
  const annotations: Record<string, false | typeof observableRef> = {}
  for (const field of fields)
    if (typeof field === 'string') annotations[field] = false
    else annotations[field.ref] = observableRef
  makeAutoObservable(model, annotations, { autoBind: true })
}
