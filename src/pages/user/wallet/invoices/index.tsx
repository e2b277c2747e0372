import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { InvoiceLine } from '@contract/entities/invoice'
import { formatMoney } from '@contract/money'
import { screen } from '@/components/frame/Screen'
import { MoneyLog, MoneyLogRow } from '@/features/wallet/MoneyLog'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { InvoicesModel } from './model'
import { words } from './text'

export default screen('invoices', () => {
  const model = useModel((api) => new InvoicesModel(api))
  const { title, none, noneText: text, orders } = words()
  const action = { text: orders, onPress: model.orders }
  return (
    <MoneyLog title={title} list={model.invoices} none={{ title: none, text, action }}>
      {(one) => <Row invoice={one} />}
    </MoneyLog>
  )
})

const Row = observer(({ invoice: { id, name, state, amount, requestedAt, number } }: { invoice: InvoiceLine }) => {
  const t = words()
  const notes = [name, formatDateTime(new Date(requestedAt)), ...(number === null ? [] : [t.number(number)])]
  return (
    <MoneyLogRow
      sum={formatMoney(amount)}
      state={t.states(state)}
      notes={notes}
      onPress={() => navigate('invoice', { orderId: id })}
    >
      <Text className={styles[state === 'issued' ? 'invoices__state--good' : 'invoices__state']}>
        {t.states(state)}
      </Text>
    </MoneyLogRow>
  )
})
