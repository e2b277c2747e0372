import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMinute } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Segmented } from '@/components/form/Segmented'
import { SwitchRow } from '@/components/form/SwitchRow'
import { ChipSet } from '@/components/form/ChipSet'
import { Sheet } from '@/components/frame/Sheet'
import { CountRow } from '@/features/merchant/CountRow'
import { DayRow } from '@/features/merchant/DayRow'
import { FieldRow } from '@/features/merchant/FieldRow'
import { policies, policyOf, stepsOf } from '../cancel'
import type { RoomTypeModel } from '../model'
import type { RateEdit } from '../rate'
import { rateWords } from '../rate-text'
import styles from '../index.module.scss'

/** Edits a rate of a room type. Give it to the Screen as `overlay`. */
export const RateSheet = observer(function RateSheet({ model }: { model: RoomTypeModel }) {
  const { editing: edit } = model
  const t = rateWords()
  const foot = edit && (
    <View className={styles.room__foot}>
      <Button text={t.save} busy={edit.busy} disabled={!edit.change} onPress={() => void model.saveRate()} />
    </View>
  )
  return (
    <Sheet open={edit !== undefined} onClose={model.endRate} title={edit?.rate ? t.edit : t.add} foot={foot}>
      {edit && (
        <ScrollView scrollY className={styles.room__scroll}>
          <View className={styles.room__sheet}>
            <Way edit={edit} />
            {edit.isByHour ? <Hours edit={edit} /> : <Nights edit={edit} />}
            <Policy edit={edit} />
            {edit.rate && <Button kind="outline" size={72} text={t.remove} onPress={() => void model.removeRate()} />}
          </View>
        </ScrollView>
      )}
    </Sheet>
  )
})

const Way = observer(({ edit }: { edit: RateEdit }) => {
  const t = rateWords()
  const nightly = [
    { value: 'prepaid' as const, name: t.prepaid },
    { value: 'payAtHotel' as const, name: t.payAtHotel },
  ]
  const hourly = [{ value: 'hourly' as const, name: t.hourly }]
  const ways = edit.rate ? (edit.isByHour ? hourly : nightly) : [...nightly, ...hourly]
  return (
    <>
      <Segmented items={ways} value={edit.way} onChange={(way) => edit.set({ way })} />
      {edit.way === 'payAtHotel' && (
        <SwitchRow
          label={t.guaranteed}
          note={t.guaranteedNote}
          on={edit.guaranteed}
          onChange={(guaranteed) => edit.set({ guaranteed })}
        />
      )}
    </>
  )
})

/** Price and terms by the night, of a special or of a usual rate. */
const Nights = observer(({ edit }: { edit: RateEdit }) => {
  const t = rateWords()
  const { rate, special } = edit
  return (
    <>
      {(!rate || special) && (
        <SwitchRow
          label={t.special}
          note={t.specialNote}
          on={special}
          disabled={rate !== undefined}
          onChange={(on) => edit.set({ special: on })}
        />
      )}
      {special && <SpecialTerms edit={edit} />}
      <Figures edit={edit} />
    </>
  )
})

const SpecialTerms = observer(({ edit: { from, until, price, rooms, errors, move, type } }: { edit: RateEdit }) => {
  const t = rateWords()
  return (
    <>
      <DayRow label={t.from} day={from} onMove={(days) => move('from', days)} />
      <DayRow label={t.until} day={until} onMove={(days) => move('until', days)} />
      <FieldRow
        label={t.specialPrice}
        kind="digit"
        max={9}
        value={price}
        error={errors.price}
        onChange={(text) => type('price', text)}
      />
      <FieldRow
        label={t.rooms}
        kind="number"
        max={3}
        value={rooms}
        error={errors.rooms}
        onChange={(text) => type('rooms', text)}
      />
    </>
  )
})

const maxHours = 12

/** Price and times of a rate by the hour. */
const Hours = observer(({ edit }: { edit: RateEdit }) => {
  const t = rateWords()
  const { hours, opens, closes, price, errors } = edit
  return (
    <>
      <CountRow label={t.hours} value={hours} min={1} max={maxHours} onChange={(value) => edit.set({ hours: value })} />
      <CountRow
        label={t.opens}
        text={formatMinute(opens * 60)}
        value={opens}
        max={22}
        onChange={(value) => edit.set({ opens: value })}
      />
      <CountRow
        label={t.closes}
        note={errors.hours}
        text={formatMinute(closes * 60)}
        value={closes}
        max={23}
        onChange={(value) => edit.set({ closes: value })}
      />
      <FieldRow
        label={t.hourPrice}
        kind="digit"
        max={9}
        value={price}
        error={errors.price}
        onChange={(text) => edit.type('price', text)}
      />
    </>
  )
})

const Figures = observer(({ edit }: { edit: RateEdit }) => {
  const t = rateWords()
  const { percent, memberPercent, hasBreakfast, breakfastPrice, leastNights, errors, type } = edit
  const { mostNights, advanceDays } = edit
  return (
    <>
      {!edit.special && (
        <FieldRow
          label={t.percent}
          kind="number"
          max={3}
          value={percent}
          error={errors.percent}
          onChange={(text) => type('percent', text)}
        />
      )}
      <FieldRow
        label={t.memberPercent}
        kind="number"
        max={2}
        value={memberPercent}
        placeholder={t.memberHint}
        error={errors.memberPercent}
        onChange={(text) => type('memberPercent', text)}
      />
      <SwitchRow label={t.breakfast} on={hasBreakfast} onChange={(on) => edit.set({ hasBreakfast: on })} />
      {hasBreakfast && (
        <FieldRow
          label={t.breakfastPrice}
          kind="digit"
          max={9}
          value={breakfastPrice}
          error={errors.breakfastPrice}
          onChange={(text) => type('breakfastPrice', text)}
        />
      )}
      <CountRow
        label={t.leastNights}
        value={leastNights}
        min={1}
        max={limits.stayNights}
        onChange={(value) => edit.set({ leastNights: value })}
      />
      <CountRow
        label={t.mostNights}
        note={errors.nights}
        text={mostNights === 0 ? t.noLimit : t.nights(mostNights)}
        value={mostNights}
        max={limits.stayNights}
        onChange={(value) => edit.set({ mostNights: value })}
      />
      <CountRow
        label={t.advanceDays}
        text={advanceDays === 0 ? t.sameDay : t.days(advanceDays)}
        value={advanceDays}
        max={90}
        onChange={(value) => edit.set({ advanceDays: value })}
      />
    </>
  )
})

const Policy = observer(({ edit }: { edit: RateEdit }) => {
  const t = rateWords()
  const chosen = policyOf(edit.cancelSteps)
  const own = edit.rate && !policyOf(edit.rate.cancelSteps) ? edit.rate.cancelSteps : undefined
  return (
    <>
      <Text className={styles.room__label}>{t.cancel}</Text>
      <ChipSet single spaced label={t.cancel}>
        {own && (
          <Chip role="radio" ground="card" text={t.own} on={!chosen} onPress={() => edit.set({ cancelSteps: own })} />
        )}
        {policies.map((policy) => (
          <Chip
            role="radio"
            key={policy}
            ground="card"
            text={t[policy]}
            on={chosen === policy}
            onPress={() => edit.set({ cancelSteps: stepsOf[policy] })}
          />
        ))}
      </ChipSet>
    </>
  )
})
