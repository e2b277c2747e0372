import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { CopyFact } from '@/components/list/CopyFact'
import { navigate } from '@/platform/gate'
import styles from '../index.module.scss'
import type { ContactModel } from '../model'
import { words } from '../text'

/** Phone and e-mail of the customer service, and the number of the order in question. */
export const Ways = observer(function Ways({ model, order }: { model: ContactModel; order: string | undefined }) {
  const t = words()
  return (
    <>
      <AsyncView resource={model.contact} inline>
        {({ servicePhone, serviceEmail }) => (
          <CellGroup>
            {servicePhone && (
              <Cell
                label={t.phone}
                icon="phone"
                height={104}
                value={servicePhone}
                onOpen={() => void model.call(servicePhone)}
              />
            )}
            {serviceEmail && (
              <Cell
                label={t.email}
                icon="mail"
                height={104}
                value={serviceEmail}
                onOpen={() => void model.copy(serviceEmail)}
              />
            )}
            <Cell label={t.orders} icon="receipt-text" height={104} onOpen={() => navigate('orders')} />
          </CellGroup>
        )}
      </AsyncView>
      {order && (
        <View className={styles.contact__order}>
          <CopyFact label={t.order} value={order} onCopy={() => void model.copy(order)} />
          <Text className={styles.contact__note}>{t.orderNote}</Text>
        </View>
      )}
    </>
  )
})
