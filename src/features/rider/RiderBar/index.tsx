import { observer } from 'mobx-react'
import { TabRow } from '@/components/frame/Screen'
import { replace } from '@/platform/navigation/navigation'
import { riderTabs, type RiderTabName } from './bars'

/** The rider's tab bar, each tab in place of the one before. */
export const RiderBar = observer(function RiderBar({ active }: { active: RiderTabName }) {
  return <TabRow tabs={riderTabs} active={active} onOpen={(name) => void replace(name as RiderTabName)} />
})
