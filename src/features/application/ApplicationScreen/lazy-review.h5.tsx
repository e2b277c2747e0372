import { observer } from 'mobx-react'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useLoaded } from '@/platform/navigation/loaded'
import type { ReviewScreenProps } from '../ApplicationReview/screen'

const load = () => import('../ApplicationReview/screen')

/** The status of an application; the web loads its screen once there is a status to show in place of the form. */
export const LazyReviewScreen = observer(function LazyReviewScreen(props: ReviewScreenProps) {
  const { title, status } = props
  const loaded = useLoaded(load, status.value !== undefined)
  if (loaded) return <loaded.ReviewScreen {...props} />
  return (
    <Screen title={title}>
      <AsyncView resource={status}>{() => null}</AsyncView>
    </Screen>
  )
})
