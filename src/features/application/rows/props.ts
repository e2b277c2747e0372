import type { ApplicationModel } from '../model'
import type { Look, RowOf } from '../spec'

/** What the view of a look gets. */
export interface RowProps<L extends Look> {
  model: ApplicationModel
  row: RowOf<L>
}
