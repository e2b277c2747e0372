import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { Press } from '@/components/base/Press'
import { TickMark } from '@/components/form/Tick'
import styles from './index.module.scss'

interface RadioOption<Value> {
  value: Value
  text: string
  /** Second line below the text; the text of a selectable option is bold then. */
  note?: string
  /** Beside the text. */
  aside?: string
  /** In front of the text, such as a sign of 64; the row is larger then. */
  mark?: ReactNode
  /** It cannot be chosen; `note` says why. */
  disabled?: boolean
}

interface Props<Value> {
  /** Accessible name of the group; its visible heading is outside the component. */
  label: string
  options: readonly RadioOption<Value>[]
  /** The value of the chosen option, if any is. */
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Where lines are drawn: under each row, between two rows, or nowhere. */
  lines?: 'each' | 'between' | 'none'
  /** Writes the chosen text in bold and in the colour of the brand. */
  accent?: boolean
  /** The element id of an option's row, to scroll to. */
  idOf?: (value: Value) => string
}

/** Rows to choose one from, each with a tick at its end. The room around them is their parent's. */
export function RadioGroup<Value extends string | number | null>(props: Props<Value>) {
  const { label, options, chosen, onChoose, lines = 'none', accent = false, idOf } = props
  const lined = (index: number) => lines === 'each' || (lines === 'between' && index < options.length - 1)
  return (
    <View className={styles['radio-group']} role="radiogroup" aria-label={label}>
      {options.map(({ value, ...option }, index) => (
        <RadioRow
          key={value}
          {...option}
          id={idOf?.(value)}
          on={value === chosen}
          lined={lined(index)}
          accent={accent}
          onPress={() => onChoose(value)}
        />
      ))}
    </View>
  )
}

interface RowProps extends Omit<RadioOption<unknown>, 'value'> {
  id: string | undefined
  on: boolean
  lined: boolean
  accent: boolean
  onPress: () => void
}

function RadioRow({ id, text, note, aside, mark, disabled, on, lined, accent, onPress }: RowProps) {
  const room = mark ? 'large' : note ? 'tall' : aside ? 'short' : 'wide'
  const look =
    disabled && !mark ? 'off' : mark ? (disabled ? 'pale' : 'large') : accent && on ? 'accent' : note ? 'bold' : 'plain'
  const row = (
    <Press
      role="radio"
      label={[text, aside, note].filter(Boolean).join(', ')}
      on={on}
      disabled={disabled}
      onPress={onPress}
      className={styles[lined ? 'radio-group__row--lined' : 'radio-group__row']}
    >
      {mark && <View className={styles[disabled ? 'radio-group__mark--pale' : 'radio-group__mark']}>{mark}</View>}
      <View className={styles[`radio-group__words--${room}`]}>
        <Text className={styles[`radio-group__text--${look}`]}>{text}</Text>
        {note && <Text className={styles['radio-group__note']}>{note}</Text>}
      </View>
      {aside && <Text className={styles['radio-group__aside']}>{aside}</Text>}
      {!disabled && <TickMark on={on} size={mark ? 44 : 40} />}
    </Press>
  )
  return id ? <View id={id}>{row}</View> : row
}
