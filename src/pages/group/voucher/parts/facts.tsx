import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate, formatDateTime } from '@contract/date'
import type { VoucherDetail } from '@contract/entities/voucher'
import { formatMoney } from '@contract/money'
import { Note } from '@/components/base/Note'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { InvoiceCell } from '@/features/order/More'
import { LazyRefundTimeline } from '@/features/order/RefundTimeline/lazy'
import { lastDay } from '@/features/voucher/kind'
import { Places } from '@/features/voucher/Places'
import { Terms } from '@/features/voucher/Terms'
import { copyAndTell } from '@/state/base/copying'
import { words } from '../text'
import styles from '../index.module.scss'

/** Times and places of use, content and past uses of vouchers. */
export const Facts = observer(function Facts({ voucher }: { voucher: VoucherDetail }) {
  const t = words()
  const { validFrom, validUntil, utcOffset, terms, contents, places, uses, usable, price } = voucher
  const { id, number, total, refunded } = voucher
  const range =
    validFrom && validUntil ? `${formatDate(new Date(validFrom), utcOffset)} – ${lastDay(validUntil, utcOffset)}` : ''
  return (
    <>
      <View className={styles.voucher__card}>
        {range !== '' && <KeyValue label={t.valid} value={range} />}
        <Terms terms={terms} />
      </View>
      {uses.length > 0 && (
        <View className={styles.voucher__card}>
          <Text className={styles.voucher__title}>{t.uses}</Text>
          {uses.map(({ id, at, place, count }) => (
            <KeyValue key={id} label={formatDateTime(new Date(at), utcOffset)} value={t.use(place, count)} />
          ))}
        </View>
      )}
      <LazyRefundTimeline orderId={id} utcOffset={utcOffset} refunded={refunded} />
      {usable > 0 && <Note kind="good" icon="shield-check" text={t.back(formatMoney(price))} />}
      <Places places={places} />
      <View className={styles.voucher__card}>
        <Text className={styles.voucher__title}>{t.contents}</Text>
        {contents.map(({ name, count, value }) => (
          <KeyValue key={name} label={t.times(name, count)} value={formatMoney(value)} />
        ))}
      </View>
      <View className={styles.voucher__card}>
        <CopyFact label={t.number} value={number} onCopy={() => void copyAndTell(number)} />
        <KeyValue label={t.paid} value={formatMoney(total)} />
        {refunded > 0 && <KeyValue label={t.refunded} value={formatMoney(refunded)} tone="good" />}
        <InvoiceCell order={voucher} />
      </View>
    </>
  )
})
