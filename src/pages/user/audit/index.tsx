import type { ApplicationKind } from '@contract/entities/application'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { ApplicationReview } from '@/features/application/ApplicationReview'
import { ReviewBar } from '@/features/application/ApplicationReview/bar'
import { kindNames, kindOf } from '@/features/application/kind-names'
import { ways } from '@/features/application/ways'
import { useReturned } from '@/platform/lifecycle'
import { back } from '@/platform/navigation'
import { Resource, useModel } from '@/state'
import { words } from './text'

const Audit = observer(function Audit({ kind }: { kind: ApplicationKind }) {
  const status = useModel((api) => new Resource(() => api.partner.status({ kind }, { quiet: true })))
  useReturned(() => void status.reload())
  return (
    <Screen
      title={kindNames()[kind]}
      onRefresh={() => status.reload()}
      footer={status.value && <ReviewBar application={status.value.application} />}
    >
      <AsyncView resource={status}>
        {({ application }) => (
          <ApplicationReview
            application={application}
            onFix={(field) => void ways[kind].toForm({ edit: '1', ...(field && { field }) })}
          />
        )}
      </AsyncView>
    </Screen>
  )
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
