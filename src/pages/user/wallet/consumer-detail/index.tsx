import { View } from '@tarojs/components'
import { CellGroup } from '@/components/list/CellGroup'
import { Cell } from '@/components/list/Cell'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { openRefund } from '@/features/order/kinds'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MoneyRecordModel } from './model'
import { Facts } from './parts/facts'
import { Head } from './parts/head'
import { OrderRow } from './parts/order-row'
import { words } from './text'

export default screen('moneyRecord', ({ id }) => {
  const model = useModel((api, root) => new MoneyRecordModel(api, root, id))
  const { title, refund, withdrawal, help } = words()
  return (
    <Screen title={title}>
      <AsyncView resource={model.record}>
        {(record) => (
          <>
            <View className={styles.record}>
              <Head record={record} amounts={model.amounts} />
              {record.order && <OrderRow model={model} order={record.order} />}
              <Facts model={model} record={record} />
            </View>
            <CellGroup>
              {record.refundId && (
                <Cell
                  icon="undo-2"
                  label={refund}
                  onOpen={() => record.refundId && openRefund(record.category, record.refundId)}
                />
              )}
              {record.withdrawal && (
                <Cell
                  icon="banknote-arrow-down"
                  label={withdrawal}
                  onOpen={() => record.withdrawal && navigate('withdrawDetail', { id: record.withdrawal.id })}
                />
              )}
              <Cell icon="headphones" label={help} onOpen={() => navigate('contactUs', { order: record.number })} />
            </CellGroup>
          </>
        )}
      </AsyncView>
    </Screen>
  )
})
