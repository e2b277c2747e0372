import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CouponGroup } from '@contract/calls/coupon'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { FilteredPages } from '@/components/list/FilteredPages'
import { Offer, OffersSkeleton } from '@/features/coupon/Offer'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { VouchersModel } from './model'
import { words } from './text'

export default screen('voucherCollection', ({ shopId }) => {
  const model = useModel((api) => new VouchersModel(api, shopId))
  const { list, claims } = model
  const t = words()
  return (
    <Screen
      nav={<NavBar title={shopId ? t.ofShop : t.title} action={{ text: t.mine, onPress: () => navigate('coupons') }} />}
      onRefresh={list.pages.reload}
    >
      {!shopId && <Groups model={model} />}
      <View className={styles.vouchers}>
        <FilteredPages
          list={list}
          empty={<StateView kind="empty" art="coupon" title={t.none} text={t.noneText} />}
          none={{ title: t.nothing, clear: t.showAll }}
          skeleton={<OffersSkeleton />}
        >
          {(offer) => <Offer claims={claims} offer={offer} />}
        </FilteredPages>
      </View>
    </Screen>
  )
})

const groups = ['all', 'platform', 'shops', 'shipping'] as const satisfies readonly ('all' | CouponGroup)[]

const Groups = observer(function Groups({ model: { list, choose } }: { model: VouchersModel }) {
  return (
    <View className={styles.vouchers__tabs}>
      <Tabs
        items={groups.map((value) => ({ value, name: words()[value] }))}
        value={list.choice.group ?? 'all'}
        onChange={choose}
      />
    </View>
  )
})
