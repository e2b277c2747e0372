import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PayPresaleModel } from './model'
import { Balance, BalanceBar } from './parts/balance'
import { words } from './text'

export default screen('payPresale', ({ id }) => {
  const model = useModel((api) => new PayPresaleModel(api, id))
  useReturned(model.renew)
  const { order } = model
  return (
    <Screen
      title={words().title}
      onRefresh={order.reload}
      footer={order.value?.presale && <BalanceBar model={model} presale={order.value.presale} />}
    >
      <AsyncView resource={order} skeleton={<Loading />}>
        {(value) => <Balance model={model} order={value} />}
      </AsyncView>
    </Screen>
  )
})

const Loading = () => (
  <View className={styles.balance}>
    <View className={styles.balance__card}>
      <Skeleton width="80%" height={36} />
      <Skeleton width="60%" height={36} />
    </View>
    <View className={styles.balance__card}>
      <Skeleton width="80%" height={56} />
    </View>
  </View>
)
