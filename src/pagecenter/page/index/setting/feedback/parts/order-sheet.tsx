import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import styles from '../index.module.scss'
import type { FeedbackModel } from '../model'
import { words } from '../text'

/** Chooses one of the latest orders, or none. */
export const OrderSheet = observer(({ model }: { model: FeedbackModel }) => {
  const { chooseOrder, noOrder, noOrders } = words()
  const none = { when: (orders: readonly unknown[]) => orders.length === 0, view: <None text={noOrders} /> }
  return (
    <Sheet open={model.choosingOrder} onClose={model.hideOrders} title={chooseOrder}>
      <ScrollView scrollY className={styles.feedback__scroll}>
        <View className={styles.feedback__orders}>
          <AsyncView resource={model.orders} empty={none} inline>
            {(orders) => (
              <RadioGroup
                label={chooseOrder}
                lines="between"
                chosen={model.order?.id ?? ''}
                onChoose={(id) => {
                  const order = orders.find((each) => each.id === id)
                  model.chooseOrder(order && { id, name: order.title })
                }}
                options={[
                  ...orders.map(({ id, title, placedAt }) => {
                    return { value: id, text: title, note: formatDateTime(new Date(placedAt)) }
                  }),
                  { value: '', text: noOrder },
                ]}
              />
            )}
          </AsyncView>
        </View>
      </ScrollView>
    </Sheet>
  )
})

const None = ({ text }: { text: string }) => <Text className={styles.feedback__note}>{text}</Text>
