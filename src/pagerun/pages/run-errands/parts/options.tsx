import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FieldError } from '@/components/form/FieldError'
import { formatMoney, yuanToFen } from '@contract/money'
import { SwitchRow } from '@/components/form/SwitchRow'
import { Cell } from '@/components/list/Cell'
import type { RunErrandsModel, Terms } from '../model'
import { words } from './rest-text'
import styles from '../index.module.scss'
import { ItemTypes, Tips, Weights } from './choices'
import { useTimeText } from './use-time-text'

interface Props {
  model: RunErrandsModel
  terms: Terms
}

/** Pickup time, weight, price of the goods, and a note to the rider. */
export const Options = observer(({ model, terms }: Props) => (
  <View className={styles.form__card}>
    <Time model={model} />
    {model.choices.asks('estimate') && <Cost model={model} />}
    <ItemTypes model={model} terms={terms} />
    <Weights model={model} terms={terms} />
    <Tips model={model} terms={terms} />
    <Notes model={model} />
  </View>
))

const Time = observer(({ model }: { model: RunErrandsModel }) => {
  const t = words()
  return (
    <Cell
      icon="clock"
      label={model.choices.asks('pickup') ? t.pickupTime : t.deliverAt}
      value={useTimeText(model) ?? t.soonest}
      valueTone="ink"
      height={104}
      onOpen={() => model.open('times')}
    />
  )
})

const Cost = observer(({ model }: { model: RunErrandsModel }) => {
  const t = words()
  const { form, fields } = model.choices
  const { refusal } = model.quoting
  const amount = yuanToFen(fields.estimate.value)
  return (
    <View className={styles.form__next} id={form.idOf('estimate')}>
      <Cell
        icon="banknote"
        label={t.cost}
        value={amount === undefined ? t.costHint : formatMoney(amount)}
        valueTone={amount === undefined ? 'muted' : 'ink'}
        height={104}
        onOpen={() => model.open('estimate')}
      />
      <FieldError text={fields.estimate.error || (refusal?.part === 'estimate' ? refusal.message : '')} />
    </View>
  )
})

const Notes = observer(({ model }: { model: RunErrandsModel }) => {
  const t = words()
  const { chosen, choose } = model.choices
  return (
    <>
      <View className={styles.form__next}>
        <Cell
          icon="pencil"
          label={t.note}
          value={chosen.note || t.noNote}
          valueTone={chosen.note ? 'ink' : 'muted'}
          height={104}
          onOpen={() => void model.writeNote()}
        />
      </View>
      <View className={styles.form__next}>
        <SwitchRow
          label={t.contactFree}
          note={t.contactFreeNote}
          on={chosen.contactFree}
          onChange={(contactFree) => choose({ contactFree })}
        />
      </View>
      <View className={styles.form__next}>
        <Envelope model={model} />
      </View>
    </>
  )
})

const Envelope = observer(({ model }: { model: RunErrandsModel }) => {
  const t = words()
  const { couponOff = 0, usableCoupons = 0 } = model.quoting.quote ?? {}
  const value =
    couponOff > 0 ? formatMoney(-couponOff) : usableCoupons > 0 ? t.available(usableCoupons) : t.noneAvailable
  return (
    <Cell
      icon="ticket-percent"
      label={t.envelope}
      value={value}
      valueTone={couponOff > 0 || usableCoupons > 0 ? 'brand' : 'muted'}
      height={104}
      onOpen={() => void model.chooseCoupons()}
    />
  )
})
