import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StayQuote } from '@contract/entities/stay-order'
import { limits } from '@contract/limits'
import { contactGender } from '@contract/rules/address'
import { stayRequestKeys, stayRequests } from '@contract/stay-requests'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { PhoneField } from '@/components/form/PhoneField'
import { Stepper } from '@/components/form/Stepper'
import { Cell } from '@/components/list/Cell'
import { instantText } from '@/features/stay/dates/days'
import { language } from '@/platform/session/language'
import styles from '../index.module.scss'
import type { StayConfirmModel } from '../model'
import { words } from '../text'

interface Props {
  model: StayConfirmModel
  quote: StayQuote
}

/** Rooms, a guest for each, how the contact is addressed and reached, arrival and wishes. */
export const Guests = observer(function Guests({ model, quote }: Props) {
  const t = words()
  const { arrivalAt, wishes } = model
  return (
    <View className={styles.confirm__card}>
      <Text className={styles.confirm__title} role="heading" aria-level={2}>
        {t.details}
      </Text>
      <View className={styles.confirm__row}>
        <Text className={styles.confirm__label}>{t.rooms}</Text>
        <Stepper
          label={t.rooms}
          value={model.rooms}
          min={1}
          max={Math.min(limits.stayRooms, model.rooms + quote.roomsLeft)}
          disabled={model.quotes.busy || model.checkout.busy}
          onChange={(rooms) => void model.setRooms(rooms)}
        />
      </View>
      {quote.startAt && (
        <Cell
          label={t.begins}
          value={quote.startAt}
          height={104}
          {...(quote.starts.length > 1 && { onOpen: () => model.showStarts(true) })}
        />
      )}
      {model.guests.map((_, room) => (
        <Guest key={room} model={model} room={room} />
      ))}
      <Title model={model} />
      <View className={styles.confirm__row}>
        <Text className={styles.confirm__label}>{t.phone}</Text>
        <View className={styles.confirm__field}>
          <PhoneField field={model.phone} look="row" />
        </View>
      </View>
      {quote.arrivals.length > 0 && (
        <Cell
          label={t.arrival}
          value={arrivalAt ? instantText(arrivalAt, quote.utcOffset) : t.arrivalUnknown}
          valueTone={arrivalAt ? 'ink' : 'muted'}
          height={104}
          onOpen={() => model.showArrivals(true)}
        />
      )}
      <Requests model={model} />
      <Cell
        label={t.note}
        value={wishes || t.noNote}
        valueTone={wishes ? 'ink' : 'muted'}
        height={104}
        onOpen={() => void model.writeWishes()}
      />
    </View>
  )
})

/** Requests to tick; the hotel fulfils them if it can. */
const Requests = observer(({ model }: { model: StayConfirmModel }) => {
  const t = words()
  return (
    <View className={styles.confirm__requests}>
      <Text className={styles.confirm__label}>{t.requests}</Text>
      <View className={styles.confirm__ticks} role="group" aria-label={t.requests}>
        {stayRequestKeys.map((key) => (
          <Chip
            key={key}
            ground="card"
            text={stayRequests[key][language.value]}
            on={model.requests.includes(key)}
            onPress={() => model.toggleRequest(key)}
          />
        ))}
      </View>
      <Text className={styles.confirm__note}>{t.requestsNote}</Text>
    </View>
  )
})

const Guest = observer(({ model, room }: { model: StayConfirmModel; room: number }) => {
  const t = words()
  const field = model.guests[room]
  if (!field) return null
  const name = model.rooms > 1 ? t.guestOf(room + 1) : t.guest
  return (
    <View className={styles.confirm__row}>
      <Text className={styles.confirm__label}>{name}</Text>
      <View className={styles.confirm__field}>
        <Field
          label={name}
          value={field.value}
          onChange={field.set}
          onBlur={field.leave}
          placeholder={t.guestHint}
          maxLength={limits.guestNameMax}
          error={field.error}
          look="row"
          suffix={
            <Press label={t.book(name)} onPress={() => void model.pickGuest(room)}>
              <Icon name="contact" size={36} colour="ink-3" />
            </Press>
          }
        />
      </View>
    </View>
  )
})

const Title = observer(({ model }: { model: StayConfirmModel }) => {
  const t = words()
  const titles = [
    { gender: contactGender.other, text: t.mr },
    { gender: contactGender.female, text: t.miss },
  ] as const
  return (
    <View className={styles.confirm__row}>
      <Text className={styles.confirm__label}>{t.contact}</Text>
      <View className={styles.confirm__chips} role="group" aria-label={t.contact}>
        {titles.map(({ gender, text }) => (
          <Chip
            key={gender}
            ground="card"
            text={text}
            on={model.gender === gender}
            onPress={() => model.setGender(gender)}
          />
        ))}
      </View>
    </View>
  )
})
