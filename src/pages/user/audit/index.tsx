import { dictionary } from '@/i18n'
import type { ApplicationKind } from '@contract/entities/application'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { ReviewScreen } from '@/features/application/ApplicationReview/screen'
import { kindNames, kindOf } from '@/features/application/kind-names'
import { useReturned } from '@/platform/navigation/lifecycle'
import { back } from '@/platform/navigation/navigation'
import { Resource, useModel } from '@/state'

const words = dictionary({
  en: { title: 'Application', unknown: 'Application not found', back: 'Back' },
  zh: { title: '申请进度', unknown: '没有该类申请', back: '返回' },
})

const Audit = observer(function Audit({ kind }: { kind: ApplicationKind }) {
  const status = useModel((api) => new Resource(() => api.partner.status({ kind }, { quiet: true })))
  useReturned(() => void status.reload())
  return <ReviewScreen title={kindNames()[kind]} kind={kind} status={status} />
})

export default screen('audit', ({ kind: name }) => {
  const kind = kindOf(name)
  if (kind) return <Audit kind={kind} />
  const { title, unknown, back: text } = words()
  return (
    <Screen title={title}>
      <StateView kind="empty" title={unknown} action={{ text, onPress: () => void back() }} />
    </Screen>
  )
})
