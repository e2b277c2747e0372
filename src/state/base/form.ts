import { runInAction } from 'mobx'
import { NetworkError } from '@/services/failures'
import { noted } from '@/services/while-here'
import { tell } from './attempt'
import { Draft, type DraftContent, type DraftSession } from './draft'
import type { FormField } from './form-field'
import { makeModel } from './make-model'
import { OnceKey } from './once-key'
import { sendOnce, type KeyAdder } from './send-once'

/** A form with one submit button: named rows in display order, validation and submission. */
export class Form<Row extends string = never> {
  /** The form is being sent. */
  busy = false
  /** The answer to the last attempt was lost, so that it may have been carried out. */
  unsure = false
  /** The first invalid row, which the screen scrolls to. */
  wrong: Row | undefined = undefined
  /** Counts failed validations. */
  private refusals = 0
  private readonly key = new OnceKey()
  private draft: Draft | undefined

  constructor(readonly fields: Readonly<Record<Row, FormField>>) {
    makeModel(this, 'fields', 'key', 'draft')
  }

  /**
   * Keeps the fields and the rest of the content as a draft until the form is sent or, unless it outlives its screen, left, and
   * restores an earlier one.
   * Call it when the form's model is complete.
   */
  keep<T>(key: string, session: DraftSession, rest: DraftContent<T>): void {
    this.draft = new Draft(key, session, {
      outlivesScreen: rest.outlivesScreen,
      read: () => ({ fields: this.values, rest: rest.read() }),
      restore: (kept: { fields: Record<Row, string>; rest: T }) => {
        for (const row of this.rows) this.fields[row].set(kept.fields[row])
        rest.restore(kept.rest)
      },
    })
  }

  /** Ends the form with its screen; true when its draft is kept for the same customer to come back. */
  dispose(): boolean {
    return this.draft?.dispose() ?? false
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
    this.wrong = this.rows.filter((row) => !this.fields[row].check())[0]
    if (this.wrong === undefined) return true
    this.refusals += 1
    return false
  }

  /**
   * Sends the form unless that is in progress. Idempotent calls wrap their request in `keyed`: a retry after a lost
   * answer reuses the key.
   * @returns the answer, or undefined after a failure, which is shown as a toast
   */
  async send<T>(call: (keyed: KeyAdder) => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined
    this.busy = true
    this.unsure = false
    try {
      return await sendOnce(this.key, (keyed) => noted(call(keyed), () => this.draft?.end()))
    } catch (error) {
      runInAction(() => (this.unsure = error instanceof NetworkError))
      tell(error)
      return undefined
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** Validates and sends the form. */
  async submit<T>(call: (keyed: KeyAdder) => Promise<T>): Promise<T | undefined> {
    return this.busy || !this.check() ? undefined : this.send(call)
  }

  private get rows(): Row[] {
    return Object.keys(this.fields) as Row[]
  }

  private get values(): Record<Row, string> {
    return Object.fromEntries(this.rows.map((row) => [row, this.fields[row].value])) as Record<Row, string>
  }
}
