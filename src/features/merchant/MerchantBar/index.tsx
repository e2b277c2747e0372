import { observer } from 'mobx-react'
import { TabRow } from '@/components/frame/Screen'
import { useWhileShown } from '@/platform/navigation/lifecycle'
import { replace } from '@/platform/navigation/navigation'
import { live } from '@/services/live-channel'
import { useRootState } from '@/state'
import { ringBell } from '../bell'
import { MerchantState } from '../merchant'
import { barOfNobody, tabsOf, type MerchantTabName } from './bars'

/** Rings for each new notice, such as of an order, a booking, a refund or a message. */
const ringForNotices = () => live.subscribe('message', 'notices', (event) => event && ringBell())

/** The merchant's tab bar for the chosen store's business, each tab in place of the one before (product text §2). */
export const MerchantBar = observer(function MerchantBar({ active }: { active: MerchantTabName }) {
  const { store } = useRootState().keep(MerchantState)
  useWhileShown(ringForNotices)
  return (
    <TabRow
      tabs={store ? tabsOf(store) : barOfNobody}
      active={active}
      onOpen={(name) => void replace(name as MerchantTabName)}
    />
  )
})
