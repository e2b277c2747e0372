import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import type { Invoice } from '@contract/entities/invoice'
import { formatMoney } from '@contract/money'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import styles from '../index.module.scss'
import type { InvoiceModel } from '../model'
import { titles, words } from '../text'

/** State of an invoice, and the next event. */
function stateOf({ state, receiver, replaces }: Invoice): readonly [title: string, text: string] {
  const t = words()
  if (state === 'voided') return [t.voided, t.voidedText]
  if (state === 'issued') return [t.issued, receiver ? t.issuedText(receiver.email) : t.issued]
  return [t.requested, replaces ? t.reissuedText : t.requestedText]
}

/** A requested, issued or reversed invoice. */
export const Requested = observer(function Requested({ model, invoice }: { model: InvoiceModel; invoice: Invoice }) {
  const t = words()
  const { state, receiver, store, amount, number, replaces, requestedAt, issuedAt, utcOffset } = invoice
  const [title, text] = stateOf(invoice)
  const time = (at: string) => formatDateTime(new Date(at), utcOffset)
  return (
    <>
      <View className={styles.invoice__card}>
        <Text className={styles.invoice__state}>{title}</Text>
        <Text className={styles.invoice__note}>{text}</Text>
      </View>
      <View className={styles.invoice__card}>
        <Text className={styles.invoice__title}>{t.electronic}</Text>
        {store && <KeyValue label={t.issuer} value={store.name} />}
        <KeyValue label={t.amount} value={formatMoney(amount)} />
        {receiver && <KeyValue label={titles()[receiver.type]} value={receiver.title} />}
        {receiver?.type === 'company' && <KeyValue label={t.taxNumber} value={receiver.taxNumber} />}
        {receiver && <KeyValue label={t.to} value={receiver.email} />}
        {requestedAt && <KeyValue label={t.requestedAt} value={time(requestedAt)} />}
        {state === 'issued' && issuedAt && <KeyValue label={t.issuedAt} value={time(issuedAt)} />}
        {state === 'issued' && number && (
          <CopyFact label={t.number} value={number} onCopy={() => void model.copy(number)} />
        )}
        {replaces && <CopyFact label={t.replaces} value={replaces} onCopy={() => void model.copy(replaces)} />}
      </View>
    </>
  )
})
