import { observer } from 'mobx-react'
import { useReturned } from '@/platform/navigation/lifecycle'
import { Resource, useModel } from '@/state'
import { ApplicationForm } from '../ApplicationForm'
import type { ApplicationSpec } from '../spec'
import type { Editing } from '../ways'
import { LazyReviewScreen } from './lazy-review'

interface Props {
  spec: ApplicationSpec
  editing: Editing
}

/**
 * Whether a state shows the form: before the application, and while the applicant edits a rejected one or begins
 * another.
 */
const showsForm = (state: string, { edit }: Editing, { isRepeatable }: ApplicationSpec): boolean =>
  state === 'notSubmitted' || (edit === '1' && (state === 'resubmit' || (state === 'passed' && isRepeatable === true)))

/** One kind of application: its form, or its status after submission. */
export const ApplicationScreen = observer(function ApplicationScreen({ spec, editing }: Props) {
  const { kind, title } = spec
  const status = useModel((api) => new Resource(() => api.partner.status({ kind }, { quiet: true })))
  const state = status.value?.application.state
  const isForm = state !== undefined && showsForm(state, editing, spec)
  useReturned(() => void (isForm || status.reload()))
  if (status.value && isForm)
    return <ApplicationForm spec={spec} filledIn={status.value.filledIn} field={editing.field} />
  return <LazyReviewScreen title={title()} kind={kind} status={status} />
})
