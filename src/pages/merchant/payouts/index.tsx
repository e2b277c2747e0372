import { dictionary } from '@/i18n'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StorePayout } from '@contract/entities/settlement'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { OwnStore } from '@/features/merchant/OwnStore'
import { PayoutRow } from '@/features/store-money/payout-row'
import { PagedResource, useModel } from '@/state'
import styles from './index.module.scss'

const words = dictionary({
  en: { title: 'Payouts', none: 'No payouts yet', noneText: 'Your payouts appear here' },
  zh: { title: '打款记录', none: '还没有打款记录', noneText: '打款记录会显示在这里' },
})

export default screen('merchantPayouts', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {({ id }) => <Payouts key={id} storeId={id} />}
  </OwnStore>
))

const Payouts = observer(function Payouts({ storeId }: { storeId: string }) {
  const list = useModel(
    (api) => new PagedResource<StorePayout>((page) => api.merchant.payouts({ ...page, storeId }, { quiet: true })),
  )
  const t = words()
  return (
    <Screen title={t.title} onRefresh={() => list.reload()}>
      <View className={styles.payouts}>
        <PagedList
          list={list}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={t.none} text={t.noneText} />}
        >
          {(payout) => <PayoutRow payout={payout} />}
        </PagedList>
      </View>
    </Screen>
  )
})
