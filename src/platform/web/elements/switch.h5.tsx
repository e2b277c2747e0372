import type { CSSProperties, FormEvent } from 'react'
import type { SwitchProps } from '@tarojs/components/types/Switch'
import { attributes, handle } from './common.h5'

const checkedOf = ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) => ({ value: checked })

/** Checkbox with the role of a switch. */
export function Switch(props: SwitchProps) {
  const { style, ...rest } = attributes(props)
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      style={{ accentColor: props.color, ...(style as CSSProperties) }}
      checked={props.checked ?? false}
      disabled={props.disabled}
      onChange={handle(props.onChange, checkedOf)}
    />
  )
}
