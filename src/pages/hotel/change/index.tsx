import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayChange, StayDetail } from '@contract/entities/stay-order'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { RadioGroup } from '@/components/form/RadioGroup'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { CalendarSheet } from '@/features/stay/dates/CalendarSheet'
import { datedText, rangeText } from '@/features/stay/dates/days'
import { RuleSteps } from '@/features/stay/RuleSteps'
import { StayDates } from '@/features/stay/dates/StayDates'
import { words as common } from '@/features/stay/text'
import { back } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ChangeStayModel } from './model'
import { words } from './text'

export default screen('hotelChange', ({ id }) => {
  const model = useModel((api, root) => new ChangeStayModel(api, root, id))
  const { stay, calendar } = model
  const t = words()
  return (
    <Screen
      title={t.title}
      footer={stay.value?.canChange && <Foot model={model} />}
      overlay={calendar && <CalendarSheet calendar={calendar} />}
    >
      <AsyncView resource={stay}>
        {(value) =>
          value.canChange ? (
            <Form model={model} stay={value} />
          ) : (
            <StateView kind="empty" title={t.gone} action={{ text: t.back, onPress: () => void back() }} />
          )
        }
      </AsyncView>
    </Screen>
  )
})

const Form = observer(({ model, stay }: { model: ChangeStayModel; stay: StayDetail }) => {
  const t = words()
  const { checkIn, checkOut } = model.plan
  return (
    <View className={styles.change}>
      <View className={styles.change__card}>
        <Text className={styles.change__title}>{t.now}</Text>
        <Text className={styles.change__note}>
          {[rangeText(stay.checkIn, stay.checkOut), common().nights(stay.nights), stay.roomName, stay.rateName].join(
            ' · ',
          )}
        </Text>
      </View>
      <View className={styles.change__card}>
        <Text className={styles.change__title}>{t.dates}</Text>
        {checkIn && checkOut && (
          <StayDates checkIn={checkIn} checkOut={checkOut} onPress={() => model.calendar?.open()} />
        )}
      </View>
      <Rooms model={model} stay={stay} />
      {model.isChanged ? (
        <AsyncView resource={model.quotes.quote} inline>
          {(quote) => <Price quote={quote} />}
        </AsyncView>
      ) : (
        <Note kind="info" text={t.choose} />
      )}
    </View>
  )
})

/** The stay's own room first, then the other rooms available on the dates. */
const Rooms = observer(({ model, stay }: { model: ChangeStayModel; stay: StayDetail }) => {
  const t = words()
  const { choices, rateId, choose } = model
  const isOwn = ({ room, rate }: (typeof choices)[number]) => room.name === stay.roomName && rate.name === stay.rateName
  const options = [
    { value: '', text: `${stay.roomName} · ${stay.rateName}` },
    ...choices
      .filter((choice) => !isOwn(choice))
      .map(({ room, rate }) => ({
        value: rate.id,
        text: `${room.name} · ${rate.name}`,
        note: rate.refusal?.message ?? `${formatMoney(rate.total)} · ${common().nights(model.plan.nights)}`,
        disabled: rate.refusal !== null,
      })),
  ]
  return (
    <View className={styles.change__card}>
      <Text className={styles.change__title}>{t.room}</Text>
      <RadioGroup label={t.room} options={options} chosen={rateId ?? ''} onChoose={choose} lines="between" />
    </View>
  )
})

const Price = observer(({ quote }: { quote: StayChange }) => {
  const t = words()
  const { nightPrices, reductions, total, paid, difference, atHotel, cancel, utcOffset, confirmsByHand } = quote
  const label = difference > 0 ? t.toPay : difference < 0 ? t.comesBack : t.same
  return (
    <>
      <View className={styles.change__card}>
        <Text className={styles.change__title}>{t.prices}</Text>
        {nightPrices.map(({ night, price }) => (
          <KeyValue key={night} label={datedText(night)} value={formatMoney(price)} />
        ))}
        {reductions.map(({ kind, label: name, amount }) => (
          <KeyValue key={kind} label={name} value={formatMoney(amount)} tone="brand" />
        ))}
        <KeyValue label={t.total} value={formatMoney(total)} />
        <KeyValue label={t.paid} value={formatMoney(paid)} />
        {atHotel > 0 && <KeyValue label={t.atHotel} value={formatMoney(atHotel)} />}
        <View className={styles.change__foot}>
          <Text className={styles.change__label}>{label}</Text>
          <Text className={styles[difference < 0 ? 'change__sum--good' : 'change__sum']}>
            {`${difference > 0 ? '+' : ''}${formatMoney(difference)}`}
          </Text>
        </View>
        {confirmsByHand ? (
          <Text className={styles.change__note}>{t.byHand}</Text>
        ) : (
          difference > 0 && <Text className={styles.change__note}>{t.keeps}</Text>
        )}
      </View>
      <View className={styles.change__card}>
        <RuleSteps steps={cancel} current={0} utcOffset={utcOffset} />
      </View>
    </>
  )
})

const Foot = observer(({ model }: { model: ChangeStayModel }) => {
  const t = words()
  const { quotes, isChanged, checkout } = model
  const { difference = 0, confirmsByHand = false } = (isChanged && quotes.quote.value) || {}
  const text = confirmsByHand
    ? t.ask
    : difference > 0
      ? t.submitPay(formatMoney(difference))
      : difference < 0
        ? t.submitBack(formatMoney(-difference))
        : t.submit
  return (
    <BottomBar wide>
      <Button
        text={text}
        busy={checkout.busy || quotes.busy}
        disabled={!isChanged || quotes.quote.status !== 'ready'}
        onPress={() => void model.submit()}
      />
    </BottomBar>
  )
})
