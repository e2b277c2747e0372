import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { VoucherDetail } from '@contract/entities/voucher'
import type { VoucherOrderState } from '@contract/states/voucher'
import { Icon, type IconName } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { QrCode } from '@/components/base/QrCode'
import { stateText } from '@/features/voucher/text'
import { secondsUntil } from '@/platform/device/clock'
import type { VoucherModel } from '../model'
import { words } from '../text'
import styles from './ticket.module.scss'

interface Props {
  model: VoucherModel
  voucher: VoucherDetail
}

/** Number of vouchers that are drawn one by one. */
const PIPS = 6

/** The package, the vouchers left, and the code for the till. */
export const Ticket = observer(function Ticket({ model, voucher }: Props) {
  const { packageName, picture, store, code, state } = voucher
  return (
    <View className={styles.ticket}>
      <View className={styles.ticket__head}>
        <Picture picture={picture} width={128} />
        <View className={styles.ticket__words}>
          <Text className={styles.ticket__name} numberOfLines={2}>
            {packageName}
          </Text>
          <Text className={styles.ticket__store} numberOfLines={1}>
            {store.name}
          </Text>
        </View>
      </View>
      <Tear over={voucher.usable === 0} />
      <Left voucher={voucher} />
      {code === null ? (
        <Text className={styles.ticket__stamp}>{stateText({ ...voucher, state: state as VoucherOrderState })}</Text>
      ) : (
        <Code model={model} voucher={voucher} code={code} />
      )}
    </View>
  )
})

const Tear = ({ over }: { over: boolean }) => (
  <View className={styles.ticket__tear}>
    <View className={styles[over ? 'ticket__notch--over' : 'ticket__notch']} />
    <View className={styles.ticket__dashes} />
    <View className={styles[over ? 'ticket__notch--right-over' : 'ticket__notch--right']} />
  </View>
)

/** The icon of a voucher by its state. */
const pips = {
  redeemed: 'check',
  returned: 'banknote-arrow-down',
  expired: 'clock',
  usable: 'ticket-percent',
} as const satisfies Partial<Record<keyof VoucherDetail, IconName>>
const order = ['redeemed', 'returned', 'expired', 'usable'] as const

const Left = observer(({ voucher }: { voucher: VoucherDetail }) => {
  const t = words()
  const { usable, bought, redeemed, returned, expired } = voucher
  const rest = t.counts(redeemed, returned, expired)
  const each = order.flatMap((kind) => Array.from({ length: voucher[kind] }, () => kind))
  return (
    <View className={styles.ticket__left}>
      <View className={styles.ticket__counts}>
        <Text className={styles.ticket__count}>{t.left(usable)}</Text>
        <Text className={styles.ticket__of}>{t.of(bought)}</Text>
      </View>
      {bought <= PIPS && (
        <View className={styles.ticket__pips}>
          {each.map((kind, index) => (
            <View key={index} className={styles[kind === 'usable' ? 'ticket__pip' : 'ticket__pip--gone']}>
              <Icon name={pips[kind]} size={24} colour={kind === 'usable' ? 'brand' : 'ink-3'} />
            </View>
          ))}
        </View>
      )}
      {rest !== '' && <Text className={styles.ticket__of}>{rest}</Text>}
    </View>
  )
})

const Code = observer(({ model, voucher, code }: Props & { code: string }) => {
  const t = words()
  const { blocked } = voucher
  const { qr, qrFailed } = model
  const seconds = qr ? Math.max(0, Math.ceil(secondsUntil(qr.until))) : 0
  const spaced = code.replace(/(.{4})(?=.)/g, '$1 ')
  const isOld = qrFailed || (qr !== undefined && seconds === 0)
  return (
    <View className={styles.ticket__code}>
      {blocked && <Note kind="warn" icon="clock" text={t[blocked]} />}
      <View className={styles[isOld ? 'ticket__qr--old' : 'ticket__qr']}>
        {qr ? <QrCode text={qr.text} size={400} label={t.qr} /> : <View className={styles.ticket__room} />}
      </View>
      <Text className={styles[isOld ? 'ticket__warn' : 'ticket__hint']}>{isOld ? t.offline : t.next(seconds)}</Text>
      <Press label={t.copy(code)} onPress={() => model.copy(code)} className={styles.ticket__digits}>
        <Text className={styles.ticket__number}>{spaced}</Text>
      </Press>
      <Text className={styles.ticket__hint}>{t.read}</Text>
    </View>
  )
})
