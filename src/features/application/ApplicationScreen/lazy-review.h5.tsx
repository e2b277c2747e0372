import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import type { ReviewScreen, ReviewScreenProps } from '../ApplicationReview/screen'

interface Loaded {
  readonly Review: typeof ReviewScreen
}

/** The status of an application; the web loads its screen once there is a status to show in place of the form. */
export const LazyReview = observer(function LazyReview(props: ReviewScreenProps) {
  const { title, status } = props
  const [loaded, setLoaded] = useState<Loaded>()
  const isNeeded = status.value !== undefined
  useEffect(() => {
    if (isNeeded && !loaded)
      void import('../ApplicationReview/screen').then(({ ReviewScreen: Review }) => setLoaded({ Review }))
  }, [isNeeded, loaded])
  if (loaded) return <loaded.Review {...props} />
  return (
    <Screen title={title}>
      <AsyncView resource={status}>{() => null}</AsyncView>
    </Screen>
  )
})
