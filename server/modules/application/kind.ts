import type { Transaction } from 'kysely'
import type { ApplicationForms, ApplicationKind } from '@contract/entities/application'
import type { MediaId, PrivateMediaId } from '@contract/entities/ids'
import type { PrivateModule } from '@contract/upload-modules'
import type { Context } from '../../context'
import type { Database, RejectionReason } from '../../database/schema'

/** The private pictures of a field of a form. */
export interface PrivateField {
  readonly module: PrivateModule
  readonly ids: readonly PrivateMediaId[]
}

/** An application that is handed in or accepted. */
export interface Applied<Form> {
  readonly customerId: string
  readonly form: Form
}

/** Differences between the kinds of applications; one folder in `kinds/` and one line in `kinds/index.ts` each. */
export interface Kind<Name extends ApplicationKind, Form = ApplicationForms[Name]> {
  readonly name: Name
  /** Whether it can be handed in again once it was accepted, as by a merchant for another store. */
  readonly isRepeatable?: true
  /** Name of the applicant. */
  readonly applicant: (form: Form) => string
  /** The private pictures by field. */
  readonly privatePictures: (form: Form) => Readonly<Record<string, PrivateField>>
  /** The public pictures by field. */
  readonly publicPictures?: (form: Form) => Readonly<Record<string, readonly MediaId[]>>
  /** Contradictions within the form; the demo's reviewer rejects it for these. */
  readonly contradictions?: (form: Form) => RejectionReason[]
  /** Checks what only the database knows. @throws Failure */
  readonly check?: (tx: Transaction<Database>, applied: Applied<Form>) => Promise<void>
  /** Effects of an acceptance, in the transaction of the decision. */
  readonly accept?: (context: Context, tx: Transaction<Database>, applied: Applied<Form>) => Promise<void>
}

/** A kind of any name, whose functions take the form that was handed in as it. */
export type AnyKind = Kind<ApplicationKind, never>
