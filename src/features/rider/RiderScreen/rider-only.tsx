import type { ReactNode } from 'react'
import { observer } from 'mobx-react'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useRootState } from '@/state'
import { RiderState } from '../rider'
import { NotRider } from '.'

/** A screen of approved riders; others are led to the application. */
export const RiderOnly = observer(function RiderOnly({ title, children }: { title: string; children: ReactNode }) {
  const { approved } = useRootState().keep(RiderState)
  if (approved.value === true) return children
  return (
    <Screen title={title}>
      <AsyncView resource={approved}>{() => <NotRider />}</AsyncView>
    </Screen>
  )
})
