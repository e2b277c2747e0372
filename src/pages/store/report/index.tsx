import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ReportForm as Model } from '@/features/report/report-form'
import { ReportForm, SendReport } from '@/features/report/ReportForm'
import { titles } from '@/features/report/text'
import { useModel } from '@/state'

export default screen('report', ({ subject, id }) => {
  const model = useModel((api, root) => new Model(api, root, { subject, id }))
  return (
    <Screen title={titles()[subject]} footer={<SendReport model={model} />}>
      <AsyncView resource={model.types}>{() => <ReportForm model={model} />}</AsyncView>
    </Screen>
  )
})
