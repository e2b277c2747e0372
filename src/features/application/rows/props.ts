import type { Form, FormField } from '@/state'
import type { ApplicationModel } from '../model'
import type { Look, RowOf } from '../spec'

/** A form whose rows are typed in. */
export interface TypedForm {
  readonly form: Pick<Form<string>, 'wrong' | 'leave'>
  field(name: string): FormField
  /** Element id of a field's row. */
  idOf(name: string): string
}

/** Props of a row view, by the row's look. */
export interface RowProps<L extends Look, Model = ApplicationModel> {
  model: Model
  row: RowOf<L>
}
