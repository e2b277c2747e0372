import { limits } from '@contract/limits'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ReportForm as Model } from './report-form'
import { ReportForm, SendReport } from './ReportForm'
import { titles } from './text'
import { useModel } from '@/state'

/** The sequences of a link, without what is none. */
const sequencesOf = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((sequence) => Number.isInteger(sequence) && sequence > 0)
    .slice(0, limits.chatEvidence)

export default screen('report', ({ subject, id, sequences = '' }) => {
  const model = useModel((api, root) => new Model(api, root, { subject, id, sequences: sequencesOf(sequences) }))
  return (
    <Screen title={titles()[subject]} footer={<SendReport model={model} />}>
      <AsyncView resource={model.types}>{() => <ReportForm model={model} />}</AsyncView>
    </Screen>
  )
})
