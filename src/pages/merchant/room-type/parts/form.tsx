import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnHotel, OwnRoomType } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Picture } from '@/components/base/Picture'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { FormRow } from '@/components/form/FormRow'
import { CountRow } from '@/features/merchant/CountRow'
import { PicturePicker } from '@/features/upload/PicturePicker'
import { confirm } from '@/platform/view/feedback'
import { useModel } from '@/state'
import { RoomTypeModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'
import { LazyRateSheet } from './lazy-rate-sheet'
import { Rates } from './rates'
import { Typed, yuan } from './typed'

interface Props {
  title: string
  storeId: string
  room: OwnRoomType | undefined
  /** By the hotel’s clock. */
  today: string
  /** Facilities of rooms. */
  choices: OwnHotel['roomChoices']
}

/** The form of a room type with its rates below. */
export const RoomTypeForm = observer(function RoomTypeForm({ title, storeId, room, today, choices }: Props) {
  const model = useModel((api) => new RoomTypeModel(api, storeId, room, today))
  const { wrong, busy } = model.form
  const t = words()
  return (
    <Screen
      title={title}
      scrollIntoView={wrong && model.idOf(wrong)}
      footer={
        <BottomBar wide>
          <Button text={t.save} busy={busy} onPress={() => void model.save()} />
        </BottomBar>
      }
      overlay={<LazyRateSheet model={model} />}
    >
      <View className={styles.room}>
        {model.saved && <Rates model={model} room={model.saved} />}
        <Card heading={t.room}>
          <Photos model={model} />
          <Typed model={model} name="nameZh" hint={t.nameHint} max={limits.nameMax} />
          <Typed model={model} name="nameEn" hint={t.sameHint} max={limits.nameMax} optional />
          <Typed model={model} name="summaryZh" hint={t.summaryHint} max={limits.addressMax} optional />
          <Typed model={model} name="summaryEn" hint={t.sameHint} max={limits.addressMax} optional />
          <Beds model={model} />
        </Card>
        <Card heading={t.guests}>
          <Guests model={model} />
          <Typed model={model} name="extraAdultPrice" hint="0.00" max={amountMax} input="digit" unit={yuan} optional />
          <MoreGuests model={model} />
        </Card>
        {choices.length > 0 && (
          <Card heading={t.facilities}>
            <Facilities model={model} choices={choices} />
          </Card>
        )}
        <Card heading={t.sale}>
          <Text className={styles.room__note}>{t.saleNote}</Text>
          <Typed model={model} name="basePrice" hint="0.00" max={amountMax} input="digit" unit={yuan} />
          <Typed model={model} name="weekendPrice" hint="0.00" max={amountMax} input="digit" unit={yuan} optional />
          <Typed model={model} name="allotment" hint="0" max={countMax} input="number" />
          <Typed model={model} name="hourlyRooms" hint={t.hourlyHint} max={hourlyMax} optional />
        </Card>
        {model.saved && <Remove model={model} />}
      </View>
    </Screen>
  )
})

const amountMax = 9
const countMax = 4
const hourlyMax = 400
const beds = ['king', 'twin', 'single', 'family'] as const

const Card = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <View className={styles.room__card}>
    <Text className={styles.room__heading} role="heading" aria-level={2}>
      {heading}
    </Text>
    {children}
  </View>
)

const Beds = observer(({ model }: { model: RoomTypeModel }) => {
  const t = words()
  return (
    <View className={styles.room__chips} role="group" aria-label={t.bed}>
      {beds.map((bed) => (
        <Chip key={bed} ground="card" text={t[bed]} on={model.bed === bed} onPress={() => model.chooseBed(bed)} />
      ))}
    </View>
  )
})

const Facilities = observer(({ model, choices }: { model: RoomTypeModel } & Pick<Props, 'choices'>) => (
  <View className={styles.room__chips} role="group" aria-label={words().facilities}>
    {choices.map(({ key, name }) => (
      <Chip
        key={key}
        ground="card"
        text={name}
        on={model.facilities.includes(key)}
        onPress={() => model.toggleFacility(key)}
      />
    ))}
  </View>
))

const guestsMax = 20

const Guests = observer(({ model: { guests, setGuests } }: { model: RoomTypeModel }) => {
  const t = words()
  const row = (name: keyof typeof guests, min: number) => (
    <CountRow
      label={t[name]}
      value={guests[name]}
      min={min}
      max={guestsMax}
      onChange={(value) => setGuests(name, value)}
    />
  )
  return (
    <>
      {row('includedAdults', 1)}
      {row('mostAdults', guests.includedAdults)}
      {row('mostGuests', guests.mostAdults)}
    </>
  )
})

const childAgeMax = 18
const extraBedsMax = 4

/** Extra beds and children with their prices. */
const MoreGuests = observer(({ model }: { model: RoomTypeModel }) => {
  const t = words()
  const { extraBeds, setExtraBeds, children, setChildren } = model
  const { freeUnder, reducedUnder } = children
  const price = { hint: '0.00', max: amountMax, input: 'digit', unit: yuan, optional: true } as const
  return (
    <>
      <CountRow label={t.extraBeds} value={extraBeds} max={extraBedsMax} onChange={setExtraBeds} />
      {extraBeds > 0 && <Typed model={model} name="extraBedPrice" {...price} />}
      <CountRow
        label={t.freeUnder}
        text={freeUnder === 0 ? t.nobody : t.under(freeUnder)}
        value={freeUnder}
        max={childAgeMax}
        onChange={(age) => setChildren({ freeUnder: age })}
      />
      <CountRow
        label={t.reducedUnder}
        text={reducedUnder <= freeUnder ? t.nobody : t.under(reducedUnder)}
        value={Math.max(freeUnder, reducedUnder)}
        min={freeUnder}
        max={childAgeMax}
        onChange={(age) => setChildren({ reducedUnder: age })}
      />
      {reducedUnder > freeUnder && <Typed model={model} name="childPrice" {...price} />}
    </>
  )
})

/** The photos that guests see, and those that take their place. */
const Photos = observer(({ model: { saved, uploads, idOf } }: { model: RoomTypeModel }) => {
  const { photo, current } = words()
  return (
    <FormRow look="tall" label={photo} id={idOf('pictures')}>
      <View className={styles.room__photos}>
        {uploads.items.length === 0 &&
          saved?.pictures.map((picture) => (
            <Picture key={picture.path} picture={picture} width={208} label={current} />
          ))}
        <PicturePicker uploads={uploads} name={photo} />
      </View>
    </FormRow>
  )
})

const Remove = observer(({ model }: { model: RoomTypeModel }) => {
  const t = words()
  const remove = async () => {
    if (await confirm({ title: t.removeTitle, text: t.removeText, ok: t.remove, cancel: t.keep })) await model.remove()
  }
  return <Button kind="outline" text={t.remove} busy={model.busy} onPress={() => void remove()} />
})
