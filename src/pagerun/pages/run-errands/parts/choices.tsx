import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FieldError } from '@/components/form/FieldError'
import { formatMoney } from '@contract/money'
import { Chip } from '@/components/base/Chip'
import type { RunErrandsModel, Terms } from '../model'
import { words } from './rest-text'
import styles from '../index.module.scss'

interface SectionProps {
  title: string
  /** At the right of the title. */
  hint?: string
  /** Target for scrolling to an invalid section. */
  id?: string
  error: string | undefined
  children: ReactNode
}

/** Section of the form with chips to choose from. */
const Section = ({ title, hint, id = '', error, children }: SectionProps) => (
  <View className={styles.form__next} id={id}>
    <View className={styles.form__part}>
      <View className={styles.form__head}>
        <Text className={styles.form__label}>{title}</Text>
        {hint && <Text className={styles.form__hint}>{hint}</Text>}
      </View>
      <View className={styles.form__chips} role="group" aria-label={title}>
        {children}
      </View>
      <FieldError text={error} />
    </View>
  </View>
)

interface Props {
  model: RunErrandsModel
  terms: Terms
}

export const ItemTypes = observer(({ model, terms: { types } }: Props) => {
  const { form, fields, asks, chooseType } = model.choices
  const { itemType: title, optional, notBroughtBack } = words()
  const chosen = types.find(({ key }) => key === fields.itemType.value)
  const hint = chosen?.perishable ? notBroughtBack : asks('itemType') ? '' : optional
  return (
    <Section title={title} hint={hint} id={form.idOf('itemType')} error={fields.itemType.error}>
      {types.map(({ key, name }) => (
        <Chip key={key} text={name} on={chosen?.key === key} ground="card" onPress={() => chooseType(key)} />
      ))}
    </Section>
  )
})

export const Weights = observer(({ model, terms: { weights } }: Props) => {
  const { chosen, choose } = model.choices
  const { refusal } = model.quoting
  const { weight: title, upTo, between } = words()
  const current = chosen.weight ?? weights[0]?.kilograms
  return (
    <Section title={title} error={refusal?.part === 'weight' ? refusal.message : ''}>
      {weights.map(({ kilograms }, index) => {
        const below = weights[index - 1]?.kilograms
        return (
          <Chip
            key={kilograms}
            text={below === undefined ? upTo(kilograms) : between(below, kilograms)}
            on={kilograms === current}
            ground="card"
            onPress={() => choose({ weight: kilograms })}
          />
        )
      })}
    </Section>
  )
})

export const Tips = observer(({ model, terms: { tips } }: Props) => {
  const { chosen, choose } = model.choices
  const { refusal } = model.quoting
  const { tip: title, tipHint, none, other } = words()
  const all = [0, ...tips]
  const isOwn = !all.includes(chosen.tip)
  const nameOf = (amount: number) => (amount === 0 ? none : formatMoney(amount, { trim: true }))
  return (
    <Section title={title} hint={tipHint} error={refusal?.part === 'tip' ? refusal.message : ''}>
      {all.map((amount) => (
        <Chip
          key={amount}
          text={nameOf(amount)}
          on={chosen.tip === amount}
          ground="card"
          onPress={() => choose({ tip: amount })}
        />
      ))}
      <Chip text={isOwn ? nameOf(chosen.tip) : other} on={isOwn} ground="card" onPress={() => model.open('tip')} />
    </Section>
  )
})
