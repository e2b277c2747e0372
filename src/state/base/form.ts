import { runInAction } from 'mobx'
import { NetworkError } from '@/services/failures'
import { tell } from './attempt'
import type { FormField } from './form-field'
import { makeModel } from './make-model'
import { OnceKey } from './once-key'

/** Adds the form's idempotency key to a request. */
export type Keyed = <R extends object>(request: R) => R & { idempotencyKey: string }

/** A form with one submit button: named rows in display order, validation and submission. */
export class Form<Row extends string = never> {
  /** The form is being sent. */
  busy = false
  /** The first invalid row, which the screen scrolls to. */
  wrong: Row | undefined = undefined
  /** Counts failed validations. */
  private refusals = 0
  private readonly key = new OnceKey()

  constructor(readonly fields: Readonly<Record<Row, FormField>>) {
    makeModel(this, 'fields', 'key')
  }

  /** Element id of a row; changes with each failed validation, so that scrolling to the same row works again. */
  idOf(row: Row): string {
    return `${row}-${this.refusals}`
  }

  /** Handles blur of a text row. */
  leave(row: Row): void {
    this.fields[row].leave()
    if (this.wrong === row) this.wrong = undefined
  }

  /** Validates all rows, shows all errors and scrolls to the first invalid row. */
  check(): boolean {
    const rows = Object.keys(this.fields) as Row[]
    this.wrong = rows.filter((row) => !this.fields[row].check())[0]
    if (this.wrong === undefined) return true
    this.refusals += 1
    return false
  }

  /**
   * Sends the form unless that is in progress. Idempotent calls wrap their request in `keyed`: a retry after a lost
   * answer reuses the key.
   * @returns the answer, or undefined after a failure, which is shown as a toast
   */
  async send<T>(call: (keyed: Keyed) => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    try {
      return await call((request) => this.key.on(request))
    } catch (error) {
      if (!(error instanceof NetworkError)) this.key.renew()
      tell(error)
      return undefined
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** Validates and sends the form. */
  async submit<T>(call: (keyed: Keyed) => Promise<T>): Promise<T | undefined> {
    return this.busy || !this.check() ? undefined : this.send(call)
  }
}
