import { observer } from 'mobx-react'
import type { ApplicationKind } from '@contract/entities/application'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import type { Answer } from '@/services/api'
import type { Resource } from '@/state'
import { ways } from '../ways'
import { ReviewBar } from './bar'
import { ApplicationReview } from '.'

export interface ReviewScreenProps {
  title: string
  kind: ApplicationKind
  status: Resource<Answer<'partner.status'>>
}

/** Screen with the status of an application and the next action. */
export const ReviewScreen = observer(function ReviewScreen({ title, kind, status }: ReviewScreenProps) {
  return (
    <Screen
      title={title}
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
