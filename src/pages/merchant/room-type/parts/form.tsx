import { observer } from 'mobx-react'
import type { OwnHotel, OwnRoomType } from '@contract/entities/merchant-hotel'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { CountRow } from '@/features/merchant/CountRow'
import { Editor, EditorCard, EditorNote } from '@/features/merchant/Editor'
import { PhotosRow, typedRow, yuan } from '@/features/merchant/Editor/rows'
import { confirm } from '@/platform/view/feedback'
import { useModel } from '@/state'
import { RoomTypeModel } from '../model'
import { words } from '../text'
import { LazyRateSheet } from './lazy-rate-sheet'
import { Rates } from './rates'

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
  const t = words()
  return (
    <Editor title={title} save={t.save} model={model} overlay={<LazyRateSheet model={model} />}>
      {model.saved && <Rates model={model} room={model.saved} />}
      <EditorCard heading={t.room}>
        <PhotosRow
          label={t.photo}
          current={t.current}
          id={model.idOf('pictures')}
          saved={model.saved?.pictures ?? []}
          uploads={model.uploads}
        />
        <Typed model={model} name="nameZh" hint={t.nameHint} max={limits.nameMax} />
        <Typed model={model} name="nameEn" hint={t.sameHint} max={limits.nameMax} optional />
        <Typed model={model} name="summaryZh" hint={t.summaryHint} max={limits.addressMax} optional />
        <Typed model={model} name="summaryEn" hint={t.sameHint} max={limits.addressMax} optional />
        <Beds model={model} />
      </EditorCard>
      <EditorCard heading={t.guests}>
        <Guests model={model} />
        <Typed model={model} name="extraAdultPrice" hint="0.00" max={amountMax} input="digit" unit={yuan} optional />
        <MoreGuests model={model} />
      </EditorCard>
      {choices.length > 0 && (
        <EditorCard heading={t.facilities}>
          <Facilities model={model} choices={choices} />
        </EditorCard>
      )}
      <EditorCard heading={t.sale}>
        <EditorNote text={t.saleNote} />
        <Typed model={model} name="basePrice" hint="0.00" max={amountMax} input="digit" unit={yuan} />
        <Typed model={model} name="weekendPrice" hint="0.00" max={amountMax} input="digit" unit={yuan} optional />
        <Typed model={model} name="allotment" hint="0" max={countMax} input="number" />
        <Typed model={model} name="hourlyRooms" hint={t.hourlyHint} max={hourlyMax} optional />
      </EditorCard>
      {model.saved && <Remove model={model} />}
    </Editor>
  )
})

const amountMax = 9
const countMax = 4
const hourlyMax = 400
const beds = ['king', 'twin', 'single', 'family'] as const

const Typed = typedRow<
  | 'nameZh'
  | 'nameEn'
  | 'summaryZh'
  | 'summaryEn'
  | 'extraAdultPrice'
  | 'extraBedPrice'
  | 'childPrice'
  | 'basePrice'
  | 'weekendPrice'
  | 'allotment'
  | 'hourlyRooms'
>(words)

const Beds = observer(({ model }: { model: RoomTypeModel }) => {
  const t = words()
  return (
    <ChipSet single spaced label={t.bed}>
      {beds.map((bed) => (
        <Chip
          role="radio"
          key={bed}
          ground="card"
          text={t[bed]}
          on={model.bed === bed}
          onPress={() => model.chooseBed(bed)}
        />
      ))}
    </ChipSet>
  )
})

const Facilities = observer(({ model, choices }: { model: RoomTypeModel } & Pick<Props, 'choices'>) => (
  <ChipSet spaced label={words().facilities}>
    {choices.map(({ key, name }) => (
      <Chip
        key={key}
        ground="card"
        text={name}
        on={model.facilities.includes(key)}
        onPress={() => model.toggleFacility(key)}
      />
    ))}
  </ChipSet>
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

const Remove = observer(({ model }: { model: RoomTypeModel }) => {
  const t = words()
  const remove = async () => {
    if (await confirm({ title: t.removeTitle, text: t.removeText, ok: t.remove, cancel: t.keep })) await model.remove()
  }
  return <Button kind="outline" text={t.remove} busy={model.busy} onPress={() => void remove()} />
})
