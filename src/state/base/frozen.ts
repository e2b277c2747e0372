import { isObservable } from 'mobx'

/** Freezes an answer of the server in development and tests, where a model that changes it in place then fails. */
export const frozen: <T>(value: T) => T = process.env.NODE_ENV === 'production' ? (value) => value : freeze

function freeze<T>(value: T): T {
  if (!isPlain(value) || Object.isFrozen(value)) return value
  Object.values(value).forEach(freeze)
  return Object.freeze(value)
}

/** Whether a value is an array or an object of JSON, and no model or state of another. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || isObservable(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype
}
