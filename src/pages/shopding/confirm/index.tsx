import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { ConsentRow } from '@/components/form/ConsentRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { datedInstant } from '@/features/table/kind'
import { RestaurantCard } from '@/features/table/RestaurantCard'
import { DepositSum, TableDepositCard } from '@/features/table/TableDeposit'
import { instantText } from '@/features/stay/dates/days'
import { navigate } from '@/platform/navigation/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TableConfirmModel, type Quote } from './model'
import { Contact } from './parts/contact'
import { words } from './text'

export default screen('tableConfirm', (choice) => {
  const model = useModel((api, root) => new TableConfirmModel(api, root, choice))
  return (
    <Screen title={words().title} footer={model.quote.value && <Bar model={model} quote={model.quote.value} />}>
      <AsyncView
        resource={model.quote}
        skeleton={<BlocksSkeleton className={styles.confirm} heights={[320, 200, 520]} />}
      >
        {(quote) => (
          <View className={styles.confirm}>
            <Table quote={quote} />
            {choice.waitlist && <Note kind="good" icon="clock" text={words().heldFor} />}
            {quote.byHand && (
              <Note kind="info" icon="info" text={quote.deposit > 0 ? words().byHand : words().byHandFree} />
            )}
            <Deposit quote={quote} />
            <Contact model={model} />
            <Agreement model={model} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Table = observer(({ quote }: { quote: Quote }) => {
  const t = words()
  const { restaurant, at, utcOffset, party, seating, heldUntil } = quote
  return (
    <RestaurantCard restaurant={restaurant}>
      <View className={styles.confirm__rows}>
        <KeyValue label={t.time} value={datedInstant(at, utcOffset)} />
        <KeyValue label={t.party} value={t.guests(party)} />
        <KeyValue label={t.seating} value={[seating.name, seating.note].filter(Boolean).join(' · ')} />
        {seating.minimumSpend > 0 && (
          <KeyValue label={t.minimum} value={formatMoney(seating.minimumSpend)} tone="brand" />
        )}
        {quote.deposit === 0 && (
          <Text className={styles.confirm__note}>{t.held(instantText(heldUntil, utcOffset))}</Text>
        )}
      </View>
    </RestaurantCard>
  )
})

const Deposit = observer(({ quote }: { quote: Quote }) => {
  const { deposit: amount, depositKind: kind, at, freeUntil, utcOffset } = quote
  if (amount === 0) return null
  const freeMinutes = (Date.parse(at) - Date.parse(freeUntil)) / 60_000
  const { tableHoldMinutes: holdMinutes, tableLateMinutes: lateMinutes } = limits
  return <TableDepositCard deposit={{ amount, kind, freeMinutes }} {...{ at, utcOffset, holdMinutes, lateMinutes }} />
})

const Agreement = observer(({ model }: { model: TableConfirmModel }) => {
  const t = words()
  return (
    <ConsentRow
      on={model.agreed}
      onChange={model.agree}
      parts={[t.agree, { text: t.agreement, onOpen: () => navigate('userAgreement', {}) }]}
      error={model.missed ? t.agreeFirst : undefined}
    />
  )
})

const Bar = observer(({ model, quote }: { model: TableConfirmModel; quote: Quote }) => (
  <BottomBar left={<DepositSum amount={quote.deposit} />}>
    <View className={styles.confirm__button}>
      <Button text={words().book} busy={model.checkout.busy || model.quotes.busy} onPress={() => void model.submit()} />
    </View>
  </BottomBar>
))
