import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { IconName } from '@/components/base/Icon'
import { AsyncView } from '@/components/list/AsyncView'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { CopyFact } from '@/components/list/CopyFact'
import { navigate } from '@/platform/navigation/gate'
import styles from '../index.module.scss'
import type { ContactModel } from '../model'
import { words } from '../text'

const way = (icon: IconName, label: string, value: string, use: (value: string) => Promise<void>) => (
  <Cell label={label} icon={icon} height={104} value={value} onOpen={() => void use(value)} />
)

/** Phone and e-mail of the customer service, and the number of the order in question. */
export const Ways = observer(function Ways({ model, order }: { model: ContactModel; order: string | undefined }) {
  const t = words()
  return (
    <>
      <AsyncView resource={model.contact} inline>
        {({ servicePhone, serviceEmail }) => (
          <CellGroup>
            <Cell label={t.chat} icon="message-circle" height={104} onOpen={() => navigate('serviceChat', {})} />
            {servicePhone && way('phone', t.phone, servicePhone, model.call)}
            {serviceEmail && way('mail', t.email, serviceEmail, model.copy)}
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
