import { observer } from 'mobx-react'
import { TabRow } from '@/components/frame/Screen'
import { replace } from '@/platform/navigation/navigation'
import { useRootState } from '@/state'
import { MerchantState } from '../merchant'
import { barOfNobody, tabsOf, type MerchantTabName } from './bars'

/** The merchant's tab bar for the chosen store's business, each tab in place of the one before (product text §2). */
export const MerchantBar = observer(function MerchantBar({ active }: { active: MerchantTabName }) {
  const { store } = useRootState().keep(MerchantState)
  return (
    <TabRow
      tabs={store ? tabsOf(store) : barOfNobody}
      active={active}
      onOpen={(name) => void replace(name as MerchantTabName)}
    />
  )
})
